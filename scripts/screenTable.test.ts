import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { screens } from '../.storybook/screens/screens.ts';
import { root } from './lib/run.ts';
import { screenLinks } from './lib/screenLinks.ts';

const guide = readFileSync(join(root, 'docs', 'embedding.md'), 'utf8');
const [, chapter = ''] = guide.split('## Sizes and links of containers');

/** The cells of the guide's table of containers. */
const rows = [...chapter.matchAll(/^\| `(\w+Container)` +\|(.*)\|$/gm)].map(
  ([, container = '', cells = '']) =>
    [container, cells.split('|').map((cell) => cell.trim())] as const,
);

test('the guide lists each container with the pages that it links to', () => {
  const containers = new Set(Object.values(screens).map(({ embedding }) => embedding.container));
  const expected = [...containers].flatMap((container) => {
    const links = screenLinks(container);
    if (links === undefined) return [];
    return [[container, links.map((id) => `\`${id}\``).join(', ') || 'none'] as const];
  });
  expect(rows.map(([name, cells]) => [name, cells.at(-1)])).toEqual(
    expected.toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  );
});
