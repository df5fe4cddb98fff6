import { expect, test } from 'vitest';

import { Inline } from '../inline/index.ts';
import { Narrow } from '../internal/Narrow.fixtures.tsx';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Stack } from '../stack/index.ts';
import { Grid } from './index.ts';

const cells = [1, 2, 3, 4].map((cell) => <p key={cell}>cell {cell}</p>);
const rowsOf = (container: Element) =>
  new Set([...container.querySelectorAll('p')].map((cell) => cell.getBoundingClientRect().top))
    .size;

test('has fewer columns in a narrow container, whatever the viewport', async () => {
  const wide = await renderThemed(<Grid columns={4}>{cells}</Grid>);
  expect(rowsOf(wide.container)).toBe(1);
  const narrow = await renderThemed(
    <Narrow>
      <Grid columns={4}>{cells}</Grid>
    </Narrow>,
  );
  expect(rowsOf(narrow.container)).toBeGreaterThan(1);
});

test('Stack and Inline render the requested list element, in reading order', async () => {
  const screen = await renderThemed(
    <Stack as="ul" gap={2}>
      <Inline as="li">one</Inline>
      <Inline as="li">two</Inline>
    </Stack>,
  );
  const items = screen.getByRole('list').getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  const [one, two] = items.map((item) => item.getBoundingClientRect());
  expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(8);
});
