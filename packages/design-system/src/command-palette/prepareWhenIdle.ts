import type { Command } from './commands.ts';
import { prepare } from './prepare.ts';
import { rankCommands } from './rank.ts';
import { whenIdle } from '../internal/whenIdle.ts';

/** Number of commands prepared per idle callback. */
const atOnce = 100;

/**
 * Prepares commands in idle time, so that the first key press does not wait for it.
 * @returns a function that cancels the rest
 */
export function prepareWhenIdle(commands: readonly Command[]): () => void {
  let cancel = () => {};
  const from = (start: number) => {
    cancel = whenIdle(() => {
      const some = commands.slice(start, start + atOnce);
      for (const command of some) prepare(command);
      // Also warms up the code before the first key press.
      rankCommands(some, 'a', 1);
      if (start + atOnce < commands.length) from(start + atOnce);
    });
  };
  from(0);
  return () => cancel();
}
