// SHA-256 (FIPS 180-4) over bytes: the same in every browser, without waiting for a promise.

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, by integer arithmetic. */
const ROUNDS = rootsOfPrimes(64, 3);
/** Likewise of the square roots of the first 8. */
const START = rootsOfPrimes(8, 2);

/** floor(frac(p ^ (1 / root)) * 2^32), exact: the largest integer r with r^root <= p * 2^(32 * root). */
function rootsOfPrimes(count: number, root: 2 | 3): Uint32Array {
  const words = new Uint32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
    if (prime) words[found++] = Number(integerRoot(BigInt(candidate) << BigInt(32 * root), root) & 0xffffffffn);
  }
  return words;
}

function integerRoot(value: bigint, root: 2 | 3): bigint {
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    const power = root === 2 ? middle * middle : middle * middle * middle;
    if (power <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

const BLOCK = 64;

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The message, a 1 bit, zeros, and its length in bits: whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 4294967296));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

export function sha256Hex(bytes: Uint8Array): string {
  const view = padded(bytes);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15];
      const b = words[i - 2];
      const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16] + small + words[i - 7] + large;
    }
    compress(state, words);
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + mixE + choice + ROUNDS[i] + words[i]) | 0;
    const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = (mixA + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] += mixed[i];
}
