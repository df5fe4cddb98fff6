import { expect, test } from 'vitest';

import type { Guide } from '../../../.storybook/docs/Guide.ts';
import { pageOf } from '../../../.storybook/docs/pageOf.ts';

const stories = import.meta.glob<string>('./*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const guides = import.meta.glob<Guide>('./*/*.docs.tsx', { eager: true, import: 'guide' });

const components = Object.entries(stories).filter(([, source]) => source.includes("'Components/"));

test('every component has a docs page that says when and how to use it', () => {
  const undocumented = components
    .filter(([, source]) => !/tags: \['autodocs'\]/.test(source) || !/\bguide\b/.test(source))
    .map(([file]) => file);
  expect(undocumented).toEqual([]);
  expect(components.length).toBeGreaterThan(50);
});

test('every recommended alternative has a page', () => {
  const pages = components.map(
    ([, source]) => /'Components\/([^'/]+)/.exec(source)?.[1]?.toLowerCase() ?? '',
  );
  const lost = Object.entries(guides).flatMap(([file, { avoid }]) =>
    avoid.flatMap(({ instead }) =>
      instead === undefined || instead === 'LogViewer' || pages.includes(pageOf(instead))
        ? []
        : `${file}: ${instead}`,
    ),
  );
  expect(lost).toEqual([]);
});

test('every focusable component documents its keys', () => {
  const silent = Object.entries(guides).filter(
    ([, { keyboard, pattern }]) =>
      keyboard.length === 0 && pattern !== undefined && pattern !== 'landmarks',
  );
  expect(silent.map(([file]) => file)).toEqual([]);
});
