import type { Messages } from '../runtime/messages/messages.ts';

/** Formats a duration in milliseconds in the user's language, without line breaks: `4.2 s`, `42 s`, `1 min 5 s`. */
export function formatDuration(
  milliseconds: number,
  words: Messages['deployments']['duration'],
): string {
  return textOf(milliseconds, words).replaceAll(' ', '\u00a0');
}

function textOf(milliseconds: number, words: Messages['deployments']['duration']): string {
  if (milliseconds < 10_000) return words.seconds(milliseconds / 1000, 1);
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return words.seconds(seconds, 0);
  return words.minutes(Math.floor(seconds / 60), seconds % 60);
}
