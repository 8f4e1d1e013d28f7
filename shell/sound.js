// Plays the samples of src/app/sounds.cpp, and speaks calls with the browser's voice. Silent until the page has been touched.

let audio = null;
const buffers = new Map();

/** Browsers allow sounds, and some of them voices, only after a press; for a finger, after it has been lifted. */
const wake = () => {
  if (!audio) {
    audio = new AudioContext();
    window.speechSynthesis?.speak(Object.assign(new SpeechSynthesisUtterance(' '), { volume: 0 }));
  }
  if (audio.state !== 'running') audio.resume().catch(() => undefined);  // after a telephone call the state is 'interrupted'
};
for (const type of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown']) addEventListener(type, wake, { capture: true });

/** Samples per second; 0 while sound is not possible. */
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

/** Speaks a call, instead of one that is still being spoken. */
export function speakAloud(text) {
  if (!window.speechSynthesis || !audio) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang === 'en' ? 'en-GB' : 'es-ES';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
