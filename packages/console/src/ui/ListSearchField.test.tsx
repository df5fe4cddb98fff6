import { ThemeProvider } from '@quayside/design-system';
import { Suspense, use, useDeferredValue, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ListSearchField } from './ListSearchField.tsx';

/** A search whose owner updates its text with a delay. */
async function openSearch(kept = '') {
  const sent: string[] = [];
  const search = (value: string) => (
    <ThemeProvider>
      <ListSearchField
        aria-label="Search apps"
        placeholder="Name"
        resultCount={undefined}
        value={value}
        onChange={(text) => sent.push(text)}
      />
      <button type="button">Elsewhere</button>
    </ThemeProvider>
  );
  const screen = await render(search(kept));
  const field = screen.getByRole('searchbox', { name: 'Search apps' });
  await userEvent.click(field);
  return { screen, field, sent, keep: (value: string) => screen.rerender(search(value)) };
}

test('typing faster than the list updates loses no key', async () => {
  const { field, sent, keep } = await openSearch();
  await userEvent.keyboard('n?g');
  await expect.element(field).toHaveValue('n?g');
  expect(sent).toEqual(['n', 'n?', 'n?g']);
  await keep('n');
  await userEvent.keyboard('o');
  await expect.element(field).toHaveValue('n?go');
  await keep('n?g');
  await keep('n?go');
  await expect.element(field).toHaveValue('n?go');
});

test('typing during a slow render loses no key', async () => {
  const drawing = new Promise<never>(() => {});
  function SlowList({ search }: { search: string }) {
    if (search !== '') use(drawing);
    return null;
  }
  function Page() {
    const [search, setSearch] = useState('');
    const shown = useDeferredValue(search);
    return (
      <Suspense>
        <ListSearchField
          aria-label="Search apps"
          placeholder="Name"
          resultCount={undefined}
          value={shown}
          onChange={setSearch}
        />
        <SlowList search={shown} />
      </Suspense>
    );
  }
  const screen = await render(<Page />, { wrapper: ThemeProvider });
  const field = screen.getByRole('searchbox', { name: 'Search apps' });
  await userEvent.click(field);
  await userEvent.keyboard('tide');
  await expect.element(field).toHaveValue('tide');
});

test('typing in the middle keeps the caret there', async () => {
  const { field, sent, keep } = await openSearch('hbour');
  await userEvent.keyboard('{Home}{ArrowRight}a');
  await keep('habour');
  await userEvent.keyboard('r');
  await expect.element(field).toHaveValue('harbour');
  expect(sent).toEqual(['habour', 'harbour']);
});

test('typing and deleting before the list updates loses no key', async () => {
  const { field, keep } = await openSearch();
  await userEvent.keyboard('ab{Backspace}');
  await keep('a');
  await keep('ab');
  await expect.element(field).toHaveValue('a');
  await keep('a');
  await expect.element(field).toHaveValue('a');
});

test('the field shows a value that was changed elsewhere', async () => {
  const { screen, field, keep } = await openSearch();
  await userEvent.keyboard('tide');
  await keep('tide');
  await keep('');
  await expect.element(field).toHaveValue('');
  // Back leads to a value that was skipped during typing.
  await userEvent.keyboard('harbour');
  await keep('harbour');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await keep('harb');
  await expect.element(field).toHaveValue('harb');
});

test('Escape empties it', async () => {
  const { field, sent } = await openSearch('tide');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  expect(sent).toEqual(['']);
});
