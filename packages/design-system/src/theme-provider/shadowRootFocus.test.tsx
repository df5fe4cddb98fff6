import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { sampleCommands } from '../command-palette/CommandPalette.fixtures.tsx';
import { CommandPalette } from '../command-palette/index.ts';
import { BerthsGrid, berths } from '../data-grid/DataGrid.fixtures.tsx';
import { BuildLogViewer, fromArray } from '../log-viewer/index.ts';
import { Pagination } from '../pagination/index.ts';
import { renderInShadowRoot } from './renderInShadowRoot.fixtures.tsx';

const hasFocus = (locator: Locator) => locator.query()?.matches(':focus') === true;

function focus(locator: Locator) {
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}

const button = (name: string) => page.getByRole('button', { name });

test('pagination in a shadow root keeps focus when it disables the pressed button', async () => {
  function Pages() {
    const [isLast, setLast] = useState(false);
    return (
      <Pagination
        onPrevious={isLast ? () => setLast(false) : undefined}
        onNext={isLast ? undefined : () => setLast(true)}
      />
    );
  }
  await renderInShadowRoot(<Pages />);
  focus(button('Next'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => hasFocus(button('Previous'))).toBe(true);
});

test('the command palette in a shadow root restores focus', async () => {
  function Search() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Search</Button>
        <CommandPalette
          isOpen={isOpen}
          onOpenChange={setOpen}
          commands={sampleCommands}
          onRun={() => undefined}
        />
      </>
    );
  }
  await renderInShadowRoot(<Search />);
  await button('Search').click();
  await expect.poll(() => hasFocus(page.getByRole('combobox'))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => hasFocus(button('Search'))).toBe(true);
});

test('a data grid in a shadow root keeps focus in a row that moves up, and when all rows are removed', async () => {
  const rows = berths(4);
  const grid = (shown: typeof rows) => <BerthsGrid rows={shown} empty="No berths" />;
  const { rerender } = await renderInShadowRoot(grid(rows));
  const box = page.getByRole('checkbox', { name: 'Select Bluefin 2' });
  focus(box);
  await rerender(grid(rows.slice(1)));
  expect(hasFocus(box)).toBe(true);
  await rerender(grid([]));
  await expect.element(page.getByText('No berths')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

const lines = Array.from({ length: 500 }, (_, index) => `line ${index + 1} of the log`);
const longLine = 'x'.repeat(20_000);

async function openLog(entries: readonly string[] = lines) {
  const source = fromArray(entries, { outcome: 'failed' });
  await renderInShadowRoot(<BuildLogViewer aria-label="Build log" source={source} />);
  await expect.element(button('Full screen')).toBeVisible();
  const log = page.getByRole('grid');
  focus(log);
  await userEvent.keyboard('{Home}');
  return log;
}

test('Escape closes the search of a log in a shadow root', async () => {
  const log = await openLog();
  await button('Find in the log').click();
  await expect.poll(() => hasFocus(page.getByRole('searchbox'))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.poll(() => hasFocus(log)).toBe(true);
});

test('Escape on a button of a log in a shadow root leaves full screen', async () => {
  await openLog();
  await button('Full screen').click();
  await userEvent.tab({ shift: true });
  await expect.poll(() => hasFocus(button('Log options'))).toBe(true);
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Full screen' }))).toBe(true);
  expect(page.getByRole('region').element().hasAttribute('popover')).toBe(false);
});

test('dragging over line numbers of a log in a shadow root selects the lines', async () => {
  await openLog();
  const number = (name: string) => page.getByRole('gridcell', { name, exact: true });
  await userEvent.dragAndDrop(number('4'), number('9'));
  await expect.element(button('Copy 6 lines')).toBeVisible();
});

test('a log in a shadow root takes focus from a line that leaves the page', async () => {
  const log = await openLog([longLine, ...lines]);
  focus(log.getByRole('button').first());
  log.element().scrollTop = log.element().scrollHeight;
  await expect.poll(() => hasFocus(log)).toBe(true);
});
