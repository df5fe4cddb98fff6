import { readerOf } from '../../data/readerOf.ts';
import type { Console } from '../../provider/Console.ts';
import { readAhead } from './routeReads.ts';

/** Reads what the page at a path shows first. What fails, the page itself says if somebody goes there. */
export async function readInto(console: Console, to: string): Promise<void> {
  const currentTeam = console.session.getCurrentTeam();
  await readAhead(to, { currentTeam, read: readerOf(console) }).catch(() => {});
}
