// Plays what src/app/sounds.cpp computes, and speaks calls with the browser's voice. Silent until the page has been touched.

let audio = null;
const buffers = new Map();

/** A browser lets nothing be heard, and some no voice speak, before the reader has done something: for a finger that is its going up. */
const wake = () => {
  if (!audio) {
    audio = new AudioContext();
    window.speechSynthesis?.speak(Object.assign(new SpeechSynthesisUtterance(' '), { volume: 0 }));
  }
  if (audio.state !== 'running') audio.resume().catch(() => undefined);  // after a telephone call it is 'interrupted'
};
for (const type of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown']) addEventListener(type, wake, { capture: true });

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
