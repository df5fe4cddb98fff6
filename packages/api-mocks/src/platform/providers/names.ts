import { hash32 } from '../../random.ts';

const adjectives = ['autumn', 'bold', 'calm', 'dawn', 'empty', 'green', 'lucky', 'quiet', 'silent'];
const nouns = ['breeze', 'cloud', 'creek', 'field', 'glade', 'lake', 'meadow', 'river', 'tide'];

/** Two words with a hyphen, like Neon's names: the same for the same parts. */
export function wordsOf(...parts: readonly string[]): string {
  const hash = hash32('words', ...parts);
  const adjective = adjectives[hash % adjectives.length] ?? '';
  const noun = nouns[Math.floor(hash / adjectives.length) % nouns.length] ?? '';
  return `${adjective}-${noun}`;
}

/** `length` lower-case hexadecimal digits: the same for the same parts. */
export function hexOf(length: number, ...parts: readonly string[]): string {
  let text = '';
  for (let word = 0; text.length < length; word += 1) {
    text += hash32(word, ...parts)
      .toString(16)
      .padStart(8, '0');
  }
  return text.slice(0, length);
}
