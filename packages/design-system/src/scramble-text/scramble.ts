const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!?#$%&*';

/**
 * One frame of a scramble: a fraction of the characters, from the start of the text, is settled,
 * the others are random letters. Spaces stay, so that words keep their shape.
 *
 * @param progress from 0, nothing settled, to 1, the text itself
 * @param random like `Math.random`
 */
export function scramble(text: string, progress: number, random: () => number): string {
  const characters = Array.from(text);
  const settled = Math.floor(progress * characters.length);
  return characters
    .map((character, index) => {
      if (index < settled || character === ' ') return character;
      return letters[Math.floor(random() * letters.length)] ?? character;
    })
    .join('');
}
