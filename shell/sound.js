// Plays the samples of src/app/sounds.cpp, and speaks calls with the browser's voice. Silent until the first press.

const REST = 5000;  // ms of silence until the audio device is released
const LATE = 500;  // ms of delay after which a sound is dropped

let audio = null;
let voiceReady = false;
let timer = 0;
const buffers = new Map();

const suspend = () => { audio?.suspend().catch(() => undefined); };

/** Starts the audio context. Resolves when it runs, or when the browser refuses to run it. */
function resume() {
  clearTimeout(timer);
  timer = setTimeout(suspend, REST);
  return audio.resume().catch(() => undefined);  // after a telephone call the state is 'interrupted'
}

function prepareVoice() {
  if (!voiceReady) window.speechSynthesis?.speak(Object.assign(new SpeechSynthesisUtterance(' '), { volume: 0 }));
  voiceReady = true;
}

/**
 * Starts audio and voice at the first press after the player has turned them on. Browsers allow audio, and some of them speech, only after a
 * press, and for a touch only after the finger was lifted. `settings()` returns the text of the stored settings. The defaults are the same
 * as in src/app/settings.hpp: sounds on, spoken calls off.
 */
export function followPresses(settings) {
  if (navigator.audioSession) navigator.audioSession.type = 'ambient';  // other apps go on playing
  const pressed = () => {
    const text = settings() ?? '';
    if (!/^sound off$/m.test(text)) {
      audio ??= new AudioContext();
      resume();
    }
    if (/^voice on$/m.test(text)) prepareVoice();
  };
  for (const type of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown']) addEventListener(type, pressed, { capture: true });
  document.addEventListener('visibilitychange', () => { if (document.hidden) suspend(); });
}

/** Returns the samples per second; 0 while sound is not possible. */
export const soundRate = () => (audio && !document.hidden ? audio.sampleRate : 0);

export const hasSound = (sound) => buffers.has(sound);

export function keepSound(sound, samples) {
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(sound, buffer);
}

export async function playSound(sound) {
  const asked = performance.now();
  await resume();
  if (audio.state !== 'running' || performance.now() - asked > LATE) return;
  const source = audio.createBufferSource();
  source.buffer = buffers.get(sound);
  source.connect(audio.destination);
  source.start();
}

/** Speaks a call, and stops one that is still being spoken. */
export function speakAloud(text) {
  if (!window.speechSynthesis || !voiceReady) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang.startsWith('en') ? 'en-GB' : 'es-ES';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
