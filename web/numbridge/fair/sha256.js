// SHA-256 and HMAC, for pages on plain http, where browsers keep their own to themselves. What is hashed here is no secret any
// more, so that time spent tells nobody anything. FIPS 180-4 and RFC 2104.

const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. @param {number} count @param {number} root */
const fractions = (count, root) =>
  Array.from({ length: count }, (_, index) => {
    const exact = (PRIMES[index] ?? 0) ** (1 / root);
    return Math.floor((exact - Math.floor(exact)) * 2 ** 32) | 0;
  });
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) => number > 1 && !Array.from({ length: number - 2 }, (_, each) => each + 2).some((each) => number % each === 0),
);
const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

/**
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(message) {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  let state = START;
  for (let block = 0; block < padded.length; block += BLOCK) state = compressed(state, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/**
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function hmac(key, message) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const padded = (/** @type {number} */ byte) => block.map((each) => each ^ byte);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

/**
 * @param {readonly number[]} state
 * @param {DataView} view
 * @param {number} block
 */
function compressed(state, view, block) {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(block + 4 * index));
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [word(words, index - 15), word(words, index - 2)];
    const mixed = (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    words.push((word(words, index - 16) + word(words, index - 7) + mixed) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round += 1) {
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + word(ROUNDS, round) + word(words, round)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((each, index) => (each + word(state, index)) | 0);
}

/** @param {number} value @param {number} bits */
function turned(value, bits) {
  return (value >>> bits) | (value << (32 - bits));
}

/** @param {readonly number[]} words @param {number} index */
function word(words, index) {
  return words[index] ?? 0;
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
