/**
 * A seeded source of random values (xoshiro128**, Blackman and Vigna). Not for real secrets: the
 * seed determines every value.
 */
export interface Random {
  /** A whole number from 0 up to, not including, 2^32. */
  uint32(): number;
  /** State of the source; another source can resume from it. */
  readonly state: RandomState;
}

/** The four words of the generator. */
export type RandomState = readonly [number, number, number, number];

/** Creates a source from a text, or resumes it from a state. */
export function createRandom(seed: string | RandomState): Random {
  let [a, b, c, d] = typeof seed === 'string' ? expand(seed) : seed;
  return {
    uint32() {
      const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
      const t = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= t;
      d = rotate(d, 11);
      return result;
    },
    get state() {
      return [a, b, c, d] as const;
    },
  };
}

/** A whole number from 0 up to, not including, `end`. */
export function randomBelow(random: Random, end: number): number {
  return Math.floor((random.uint32() / 2 ** 32) * end);
}

/** `length` lower-case hexadecimal digits. */
export function randomHex(random: Random, length: number): string {
  let text = '';
  while (text.length < length) text += random.uint32().toString(16).padStart(8, '0');
  return text.slice(0, length);
}

/** A UUID version 4 (RFC 9562). */
export function randomUuid(random: Random): string {
  return formatUuid(randomHex(random, 32));
}

/** Returns the same UUID for the same name. */
export function uuidOf(name: string): string {
  return randomUuid(createRandom(name));
}

/** A number from 0 up to, not including, 2^32 that depends on every part (MurmurHash3, 32 bits). */
export function hash32(...parts: readonly (string | number)[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    if (typeof part === 'number') {
      hash = mix(mix(hash, part % 2 ** 32), Math.floor(part / 2 ** 32));
    } else {
      for (let i = 0; i < part.length; i += 1) hash = mix(hash, part.charCodeAt(i));
    }
    hash = mix(hash, 0x5bd1e995);
  }
  return finish(hash);
}

function expand(seed: string): [number, number, number, number] {
  return [hash32(seed, 1), hash32(seed, 2), hash32(seed, 3), hash32(seed, 4) | 1];
}

function mix(hash: number, word: number): number {
  const k = Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
  return (Math.imul(rotate(hash ^ k, 13), 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function formatUuid(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
