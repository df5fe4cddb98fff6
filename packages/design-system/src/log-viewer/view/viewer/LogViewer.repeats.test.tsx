import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { frame, move, moveBy, settled } from './moves.fixtures.ts';
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
  const screen = await renderThemed(
    <LiveLogViewer aria-label="Application logs" source={fromStore(store)} />,
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

test('a match among matching lines only stays visible when all lines are shown again', async () => {
  const { screen, grid } = await openBuildLog(['start', ...pings(30), 'end'], folding);
  await focusLines(grid);
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.fill(screen.getByRole('searchbox'), 'ping 17');
  await screen.getByRole('button', { name: 'Only lines that match' }).click();
  await expect.element(grid.getByText('start')).not.toBeInTheDocument();
  await focusLines(grid);
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(grid.getByText('ping 18 of the harbour')).toBeVisible();
  await expect.element(grid.getByRole('row', { name: /ping 17/ })).toHaveAttribute('data-active');
});

test('a run whose first lines are trimmed keeps a summary', async () => {
  const store = createLogStore({ maxLines: 20 });
  store.append(pings(15));
  const screen = await renderThemed(
    <LiveLogViewer aria-label="Application logs" source={fromStore(store)} {...folding} />,
  );
  const grid = screen.getByRole('grid', { name: 'Application logs' });
  await expect.element(grid.getByRole('button', { name: '×15 similar lines' })).toBeVisible();
  store.append(Array.from({ length: 10 }, (_, index) => `step ${'abcdefghij'.charAt(index)}`));
  await expect.element(grid.getByText('step j')).toBeVisible();
  await expect.element(grid.getByRole('button', { name: '×10 similar lines' })).toBeVisible();
  await expect.element(grid.getByRole('row', { name: /ping 6 of the harbour/ })).toBeVisible();
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
  const screen = await renderThemed(
    <LiveLogViewer aria-label="Application logs" source={fromStore(store)} {...folding} />,
  );
  const grid = screen.getByRole('grid', { name: 'Application logs' });
  await expect.element(grid.getByText('ping 1 of the harbour')).toBeVisible();
  expect(grid.getByRole('button', { name: /similar lines/ }).query()).toBeNull();
  store.append(pings(1, 2));
  await expect.element(grid.getByRole('button', { name: '×2 similar lines' })).toBeVisible();
  store.append(pings(400, 3));
  await expect.element(grid.getByRole('button', { name: '×402 similar lines' })).toBeVisible();
  await expect.element(grid.getByText('start')).toBeVisible();
  // An open run, too, and its button keeps focus.
  await grid.getByRole('button', { name: '×402 similar lines' }).click();
  store.append(pings(1, 403));
  await expect.element(grid.getByRole('button', { name: '×403 similar lines' })).toHaveFocus();
});

/** Single lines, and runs of up to 250 lines. */
const mixed = (count: number, from: number) => {
  const entries: string[] = [];
  for (let part = from; entries.length < count; part += 1) {
    const noise = (Math.imul(part + 1, 0x9e_37_79_b1) >>> 8) % 100;
    const name = String.fromCodePoint(97 + (part % 26), 97 + (noise % 26));
    const length = noise < 50 ? 1 : noise < 90 ? noise % 9 : 250;
    entries.push(...pings(length).map((text) => `${name} ${text}`));
  }
  return entries;
};

const step = fc.oneof(
  { weight: 3, arbitrary: move },
  fc.record({ type: fc.constant('append' as const) }),
  fc.record({ type: fc.constant('press' as const), index: fc.nat(30) }),
);

test('after any sequence of events, each line in view is shown or counted by a summary', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const store = createLogStore();
      store.append(mixed(3000, 0));
      const screen = await renderThemed(
        <LiveLogViewer aria-label="Application logs" source={fromStore(store)} {...folding} />,
      );
      const grid = screen.getByRole('grid').element();
      if (!(grid instanceof HTMLElement)) throw new Error('The grid is not HTML.');
      const rows = () => [...grid.querySelectorAll<HTMLElement>('[data-line]')];
      const settle = async () => {
        // Lines are announced to the list later than they are stored.
        // oxlint-disable-next-line no-await-in-loop -- one frame after the other
        while (store.pending > 0) await frame();
        await settled(() => [grid.scrollTop, rows().map((row) => row.textContent)]);
      };
      await settle();
      try {
        for (const [index, one] of steps.entries()) {
          if (one.type === 'append') store.append(mixed(300, 1000 * (index + 1)));
          else if (one.type === 'press') {
            const badges = grid.querySelectorAll<HTMLElement>('[data-fold]');
            badges[one.index % badges.length]?.click();
          } else moveBy(grid, one);
          await settle();

          // On a busy machine the list can be behind the store for more than a frame.
          // oxlint-disable-next-line no-await-in-loop -- one step after the other
          await vi.waitFor(() => {
            const shown = rows();
            for (const [place, row] of shown.entries()) {
              const line = Number(row.dataset['line']);
              const badge = row.querySelector('[data-fold]');
              const run = store.repeatsOf(line);
              const isSummary = run?.from === line && badge?.ariaExpanded === 'false';
              const next = shown[place + 1];
              const expected = isSummary ? run.to : line + 1;
              expect(Number(next?.dataset['line'] ?? expected)).toBe(expected);
              expect(badge?.textContent || '').toBe(isSummary ? `×${run.count}` : '');
            }
            // No blank: the rows reach from the top to the bottom of the view.
            const view = grid.getBoundingClientRect();
            expect((shown[0]?.getBoundingClientRect().top ?? Infinity) - view.top).toBeLessThan(1);
            const bottom = shown.at(-1)?.getBoundingClientRect().bottom ?? 0;
            expect(bottom).toBeGreaterThan(view.top + grid.clientHeight - 2);
          }, 10_000);
        }
      } finally {
        await screen.unmount();
      }
    }),
    { numRuns: 12, seed: 1, endOnFailure: true },
  );
}, 300_000);
