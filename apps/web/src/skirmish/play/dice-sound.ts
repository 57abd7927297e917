// The click of dice on a table, made on the spot: a few milliseconds of falling noise for each of the first dice.

const CLICKS = 4;
const GAP_S = 0.045;
const LENGTH_S = 0.03;

let context: AudioContext | undefined;

/** Says nothing where the browser has no sound, or does not allow it before the first tap. */
export function clickDice(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  for (let click = 0; click < CLICKS; click++) {
    const source = context.createBufferSource();
    source.buffer = noise(context.sampleRate, 0.25 / (1 + click));
    source.connect(context.destination);
    source.start(context.currentTime + click * GAP_S);
  }
}

function noise(sampleRate: number, loudness: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(LENGTH_S * sampleRate), sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = loudness * (2 * Math.random() - 1) * (1 - i / samples.length) ** 4;
  return buffer;
}
