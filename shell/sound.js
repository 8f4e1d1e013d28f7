// Plays the samples of src/app/sounds.cpp, and speaks calls with the browser's voice. Silent until the page has been touched.

const REST = 5000;  // ms after a sound or a press in which nothing else is heard, until the audio device is released
const LATE = 500;  // ms after which a sound is dropped, because what it belongs to is over

let audio = null;
let voiceReady = false;
let timer = 0;
const buffers = new Map();

const suspend = () => { audio?.suspend().catch(() => undefined); };

/** Resolves when sounds are heard, or when the browser refuses that. */
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
 * Browsers allow sounds, and some of them voices, only after a press; for a finger, after it has been lifted. `settings()` returns the stored
 * settings: sounds are on and calls are not spoken unless they say otherwise, as in src/app/settings.hpp.
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

/** Samples per second; 0 while sound is not possible. */
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

/** Speaks a call, instead of one that is still being spoken. */
export function speakAloud(text) {
  if (!window.speechSynthesis || !voiceReady) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang === 'en' ? 'en-GB' : 'es-ES';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
