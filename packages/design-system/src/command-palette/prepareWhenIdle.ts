import type { Command } from './commands.ts';
import { prepare } from './prepare.ts';
import { rankCommands } from './rank.ts';
import { whenIdle } from './whenIdle.ts';

/** Number of commands prepared per idle callback. */
const atOnce = 100;

/**
 * Prepares commands while the browser has nothing else to do, so that the first key need not wait for it.
 * @returns gives the rest up
 */
export function prepareWhenIdle(commands: readonly Command[]): () => void {
  let cancel = () => {};
  const from = (start: number) => {
    cancel = whenIdle(() => {
      const some = commands.slice(start, start + atOnce);
      for (const command of some) prepare(command);
      // Code that has run is compiled by the time of the first key.
      rankCommands(some, 'a', 1);
      if (start + atOnce < commands.length) from(start + atOnce);
    });
  };
  from(0);
  return () => cancel();
}
