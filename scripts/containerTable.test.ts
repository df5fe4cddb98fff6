import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { screens } from '../.storybook/screens/screens.ts';
import { root } from './lib/run.ts';
import { screenLinks } from './lib/screenLinks.ts';

const path = join(root, 'docs', 'embedding.md');
const guide = readFileSync(path, 'utf8');
const tablePattern = /^\| container +\| +kB .*(?:\n\|.*)+/m;

/** Returns the table of containers: each with its measured size, if the guide has one, and the pages that it links to. */
function containerTable(): string {
  const sizes = new Map(
    [...guide.matchAll(/^\| `(\w+Container)` +\| +([\d.]+) \|/gm)].map(
      ([, name = '', size = '']) => [name, size] as const,
    ),
  );
  const containers = new Set([...screens.values()].flatMap((screen) => screen.embedding ?? []));
  const names = new Set([...containers].map(({ container }) => container));
  const rows = [...names]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .flatMap((name) => {
      const links = screenLinks(name)?.map((id) => `\`${id}\``);
      return links ? [[`\`${name}\``, sizes.get(name) ?? '–', links.join(', ') || 'none']] : [];
    });
  const head = ['container', 'kB', 'links to'];
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)),
  );
  const [first = 0, second = 0, third = 0] = widths;
  const line = ([name = '', size = '', links = '']: readonly string[]) =>
    `| ${name.padEnd(first)} | ${size.padStart(second)} | ${links.padEnd(third)} |`;
  const rule = `| ${'-'.repeat(first)} | ${'-'.repeat(second - 1)}: | ${'-'.repeat(third)} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

// `pnpm exec vitest run --project node scripts/containerTable.test.ts --update` writes the table.
test('the guide lists each container with the pages that it links to', async () => {
  expect(guide).toMatch(tablePattern);
  await expect(guide.replace(tablePattern, containerTable)).toMatchFileSnapshot(path);
});
