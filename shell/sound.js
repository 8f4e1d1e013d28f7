// Plays what src/app/sounds.cpp computes, and speaks calls with the browser's voice. Silent until the page has been touched.

let audio = null;
const buffers = new Map();

const wake = () => {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
};
for (const type of ['pointerdown', 'keydown']) addEventListener(type, wake, { capture: true });

/** Samples a second, or 0 while nothing can be heard. */
export const soundRate = () => (audio?.state === 'running' ? audio.sampleRate : 0);

export const hasSound = (sound) => buffers.has(sound);

export function keepSound(sound, samples) {
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(sound, buffer);
}

export function playSound(sound) {
  const source = audio.createBufferSource();
  source.buffer = buffers.get(sound);
  source.connect(audio.destination);
  source.start();
}

/** Says a call aloud, in place of one that is still being said. */
export function speakAloud(text) {
  if (!window.speechSynthesis || !audio) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang === 'en' ? 'en-GB' : 'es-ES';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
