import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import {
  componentKeys,
  isAction,
  shortcuts,
} from '../packages/console/src/features/shortcuts/shortcuts.ts';
import type { Keys } from '../packages/console/src/features/shortcuts/shortcuts.ts';
import { pagesMessages } from '../packages/console/src/runtime/messages/en/pages.ts';
import { shortcutsMessages } from '../packages/console/src/runtime/messages/en/shell.ts';
import { root } from './lib/run.ts';

const path = join(root, 'docs', 'keyboard.md');
const guide = readFileSync(path, 'utf8');
const tablePattern = /^\| where +\| keys .*(?:\n\|.*)+/m;

const { groups, actions, followedBy } = shortcutsMessages.english;

/** Returns keys as they are printed: `Ctrl+S`, `G` then `D`. */
function printed(keys: Keys): string {
  const chords = keys.map((chord) =>
    chord
      .replace('Mod', 'Ctrl')
      .replace(/(?<=^|\+)[a-z]$/, (letter) => letter.toUpperCase())
      .replace('Escape', 'Esc'),
  );
  return chords.map((chord) => `\`${chord}\``).join(` ${followedBy} `);
}

/** Returns the table of all keys, in the order of the sheet. */
function keyboardTable(): string {
  const texts = new Map(Object.entries(actions));
  const own = (['general', 'variables', 'log'] as const).flatMap((group) =>
    Object.entries(componentKeys[group]).map(
      ([id, keys]) => [groups[group], printed(keys), texts.get(id) ?? ''] as const,
    ),
  );
  const pages = [...shortcuts].map(
    ([id, { keys, group }]) =>
      [
        groups[group],
        printed(keys),
        isAction(id) ? actions[id] : pagesMessages.english[id],
      ] as const,
  );
  const order = [groups.general, groups.team, groups.app, groups.variables, groups.log];
  const rows = [...pages, ...own].toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
  const head = ['where', 'keys', 'action'] as const;
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

// `pnpm exec vitest run --project node scripts/keyboardTable.test.ts --update` writes the table.
test('the guide lists every key', async () => {
  await expect(guide.replace(tablePattern, keyboardTable())).toMatchFileSnapshot(path);
});
