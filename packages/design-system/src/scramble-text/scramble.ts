const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!?#$%&*';

/**
 * One picture of a scramble: from the start of the text on, a share of its characters is settled,
 * the others are letters drawn by `random`. Spaces stay, so that words keep their shape.
 *
 * @param progress from 0, nothing settled, to 1, the text itself
 * @param random as `Math.random`
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
