import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Inline } from '../inline/index.ts';
import { Narrow } from '../internal/Narrow.fixtures.tsx';
import { Stack } from '../stack/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { Grid } from './index.ts';

const cells = [1, 2, 3, 4].map((cell) => <p key={cell}>cell {cell}</p>);
const rowsOf = (container: Element) =>
  new Set([...container.querySelectorAll('p')].map((cell) => cell.getBoundingClientRect().top))
    .size;

test('has fewer columns in a narrow container, whatever the viewport', async () => {
  const wide = await render(
    <ThemeProvider>
      <Grid columns={4}>{cells}</Grid>
    </ThemeProvider>,
  );
  expect(rowsOf(wide.container)).toBe(1);
  const narrow = await render(
    <ThemeProvider>
      <Narrow>
        <Grid columns={4}>{cells}</Grid>
      </Narrow>
    </ThemeProvider>,
  );
  expect(rowsOf(narrow.container)).toBeGreaterThan(1);
});

test('Stack and Inline render the requested list element, in reading order', async () => {
  const screen = await render(
    <ThemeProvider>
      <Stack as="ul" gap={2}>
        <Inline as="li">one</Inline>
        <Inline as="li">two</Inline>
      </Stack>
    </ThemeProvider>,
  );
  const items = screen.getByRole('list').getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  const [one, two] = items.map((item) => item.getBoundingClientRect());
  expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(8);
});
