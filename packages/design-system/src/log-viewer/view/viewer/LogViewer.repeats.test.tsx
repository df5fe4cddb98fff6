import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../../../theme-provider/index.ts';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { focusLines, openBuildLog } from './openBuildLog.fixtures.tsx';

const pings = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `ping ${from + index} of the harbour`);

/** 40 runs of 30 lines. */
const runs = Array.from({ length: 40 }, (_, run) => {
  const letters = String.fromCodePoint(97 + (run % 26), 97 + Math.floor(run / 26));
  return pings(30).map((text) => `${letters} ${text}`);
}).flat();

const folding = { defaultPreferences: { isFoldingRepeats: true } };

test('repeated lines are folded and opened by keyboard', async () => {
  const { screen, grid } = await openBuildLog(['start', ...pings(3), 'end']);
  await expect.element(grid.getByText('ping 2 of the harbour')).toBeVisible();
  const options = screen.getByRole('button', { name: 'Log options' });
  const option = options.element();
  if (option instanceof HTMLElement) option.focus();
  await userEvent.keyboard('{Enter}');
  const item = screen.getByRole('menuitemcheckbox', { name: 'Fold repeated lines' });
  await expect.element(item).toHaveAttribute('aria-checked', 'false');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(item).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(item).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{Escape}');

  const badge = grid.getByRole('button', { name: '×3 similar lines', exact: true });
  await expect.element(badge).toHaveAttribute('aria-expanded', 'false');
  await expect.element(badge).toHaveTextContent('×3');
  await expect
    .element(grid.getByRole('row', { name: /×3 similar lines ping 1 of the harbour/ }))
    .toBeVisible();
  expect(grid.getByText('ping 2 of the harbour').query()).toBeNull();

  await focusLines(grid);
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
  await expect.element(grid.getByRole('row', { name: /end/ })).toHaveAttribute('data-active');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(badge).toHaveFocus();
  await expect.element(badge).toHaveAttribute('aria-expanded', 'true');
  await expect.element(grid.getByText('ping 2 of the harbour')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(badge).toHaveFocus();
  expect(grid.getByText('ping 2 of the harbour').query()).toBeNull();
});

test('without the option, lines are not compared', async () => {
  const store = createLogStore();
  store.append(pings(300));
  const repeatsOf = vi.spyOn(store, 'repeatsOf');
  const screen = await render(
    <ThemeProvider>
      <LiveLogViewer aria-label="Application logs" source={fromStore(store)} />
    </ThemeProvider>,
  );
  const grid = screen.getByRole('grid', { name: 'Application logs' });
  await expect.element(grid.getByText('ping 300 of the harbour')).toBeVisible();
  await focusLines(grid);
  await userEvent.keyboard('{PageUp}{ArrowUp}{Home}');
  await expect.element(grid.getByText('ping 1 of the harbour')).toBeVisible();
  expect(repeatsOf).not.toHaveBeenCalled();
});

test('folding moves the active line to the summary, and unfolding shows all lines again', async () => {
  const { screen, grid } = await openBuildLog(['start', ...pings(3), 'end']);
  await focusLines(grid);
  await userEvent.keyboard('{End}{ArrowUp}');
  const toggle = async () => {
    await screen.getByRole('button', { name: 'Log options' }).click();
    await screen.getByRole('menuitemcheckbox', { name: 'Fold repeated lines' }).click();
    await userEvent.keyboard('{Escape}');
  };
  await toggle();
  await expect.element(grid.getByRole('row', { name: /ping 1/ })).toHaveAttribute('data-active');
  expect(grid.getByText('ping 3 of the harbour').query()).toBeNull();
  await toggle();
  await expect.element(grid.getByText('ping 3 of the harbour')).toBeVisible();
  await expect.element(grid.getByText('ping 2 of the harbour')).toBeVisible();
  expect(grid.getByRole('button', { name: /similar lines/ }).query()).toBeNull();
});

test('a linked line opens the run that it is in', async () => {
  const { grid } = await openBuildLog(runs, { ...folding, range: { first: 615, last: 615 } });
  const row = grid.getByRole('row', { name: /ping 15 of the harbour/ });
  await expect.element(row).toBeVisible();
  await expect.element(row).toHaveAttribute('data-selected');
});

test('a match opens the run that it is in', async () => {
  const { screen, grid, currentMatch } = await openBuildLog(['start', ...pings(30)], folding);
  await expect.element(grid.getByRole('button', { name: '×30 similar lines' })).toBeVisible();
  await focusLines(grid);
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.fill(screen.getByRole('searchbox'), 'ping 17');
  await expect.element(grid.getByText('ping 17')).toBeVisible();
  await expect.poll(() => currentMatch()?.textContent).toBe('ping 17');
});

test('folded runs fill the view, and PageDown passes them', async () => {
  const { grid } = await openBuildLog(runs, folding);
  await focusLines(grid);
  await userEvent.keyboard('{Home}');
  await expect.element(grid.getByRole('row', { name: /^1 .*aa ping 1 / })).toBeVisible();
  const rows = grid.getByRole('row').elements();
  const bottom = rows.at(-1)?.getBoundingClientRect().bottom ?? 0;
  expect(bottom).toBeGreaterThanOrEqual(grid.element().getBoundingClientRect().bottom - 2);
  expect(rows.length).toBeGreaterThan(10);
  expect(grid.getByText('ping 2 of the harbour').query()).toBeNull();
  const active = () =>
    Number(/\d+$/.exec(grid.element().getAttribute('aria-activedescendant') ?? ''));
  await userEvent.keyboard('{PageDown}');
  await expect.poll(active).toBeGreaterThan(300);
  expect(active() % 30).toBe(0);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(active).toBe(0);
});

test('the summary counts repeats that arrive later', async () => {
  const store = createLogStore();
  store.append(['start', ...pings(1)]);
  const screen = await render(
    <ThemeProvider>
      <LiveLogViewer aria-label="Application logs" source={fromStore(store)} {...folding} />
    </ThemeProvider>,
  );
  const grid = screen.getByRole('grid', { name: 'Application logs' });
  await expect.element(grid.getByText('ping 1 of the harbour')).toBeVisible();
  expect(grid.getByRole('button', { name: /similar lines/ }).query()).toBeNull();
  store.append(pings(1, 2));
  await expect.element(grid.getByRole('button', { name: '×2 similar lines' })).toBeVisible();
  store.append(pings(400, 3));
  await expect.element(grid.getByRole('button', { name: '×402 similar lines' })).toBeVisible();
  await expect.element(grid.getByText('start')).toBeVisible();
});
