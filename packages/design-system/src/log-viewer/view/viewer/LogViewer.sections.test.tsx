import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { LogSection } from '../model/createSections.ts';
import { focusLines, openBuildLog } from './openBuildLog.fixtures.tsx';

const part = (name: string, count: number) => [
  `==> ${name}`,
  ...Array.from({ length: count }, (_, index) => `${name} ${'abcdefghij'.charAt(index)}`),
];

/** Extract: lines 2 to 5. Build: lines 6 to 10. */
const log = ['waiting', ...part('Extract', 3), ...part('Build', 4), 'ended'];

const sections: readonly LogSection[] = [
  { first: 2, last: 5, label: 'Extract', detail: '3 s', state: 'done', isFolded: true },
  { first: 6, last: 10, label: 'Build', detail: '40 s', state: 'failed' },
];

test('a section that is folded at first is opened and shut by keyboard', async () => {
  const { grid } = await openBuildLog(log, { sections });
  const extract = grid.getByRole('button', { name: 'Extract 4 lines 3 s', exact: true });
  await expect.element(extract).toHaveAttribute('aria-expanded', 'false');
  // The heading is no line of the log, and hides the first one with the others.
  expect(grid.getByRole('row', { name: /==> Extract/ }).query()).toBeNull();
  expect(grid.getByText('Extract b').query()).toBeNull();
  const build = grid.getByRole('button', { name: 'Build 5 lines 40 s', exact: true });
  await expect.element(build).toHaveAttribute('aria-expanded', 'true');
  await expect.element(grid.getByText('Build b')).toBeVisible();

  await focusLines(grid);
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
  await expect
    .element(grid.getByRole('row', { name: /==> Build$/ }))
    .toHaveAttribute('data-active');
  await userEvent.keyboard('{Enter}');
  await expect.element(build).toHaveFocus();
  await expect.element(build).toHaveAttribute('aria-expanded', 'false');
  expect(grid.getByText('Build b').query()).toBeNull();
  await expect.element(grid.getByText('ended')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(grid.getByText('Build b')).toBeVisible();
});

test('a linked line keeps its section open', async () => {
  const { grid } = await openBuildLog(log, { sections, range: { first: 4, last: 4 } });
  await expect.element(grid.getByRole('row', { name: /Extract b/ })).toHaveAttribute('data-active');
});

test('a match opens its section', async () => {
  const { screen, grid } = await openBuildLog(log, { sections });
  await focusLines(grid);
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.fill(screen.getByRole('searchbox'), 'Extract c');
  await expect.element(grid.getByRole('row', { name: /Extract c/ })).toHaveAttribute('data-active');
});

test('a filter shows its lines from all sections', async () => {
  const { screen, grid } = await openBuildLog(
    ['start', '==> Extract', 'ERROR: no archive', '==> Build', 'ERROR: no image'],
    {
      sections: [
        { first: 2, last: 3, label: 'Extract', isFolded: true },
        { first: 4, last: 5, label: 'Build', isFolded: true },
      ],
    },
  );
  const archive = grid.getByRole('row', { name: /no archive/ });
  const image = grid.getByRole('row', { name: /no image/ });
  expect(archive.query()).toBeNull();
  await screen.getByRole('button', { name: /^Error/ }).click();
  await expect.element(archive).toBeVisible();
  await expect.element(image).toBeVisible();
  await screen.getByRole('button', { name: /^Error/ }).click();
  await expect.element(grid.getByRole('row', { name: /start/ })).toBeVisible();
  expect(image.query()).toBeNull();
});

test('repeated lines are folded, but never a heading among them', async () => {
  const { grid } = await openBuildLog(
    ['ping 1', 'ping 2', 'line 1', 'line 2', 'line 3', 'line 4', 'end'],
    {
      sections: [{ first: 4, last: 7, label: 'Build' }],
      defaultPreferences: { isFoldingRepeats: true },
    },
  );
  await expect.element(grid.getByRole('button', { name: '×2 similar lines' })).toBeVisible();
  await expect.element(grid.getByRole('row', { name: /Build.*line 2/ })).toBeVisible();
  await expect.element(grid.getByRole('row', { name: /line 4/ })).toBeVisible();
  expect(grid.getByRole('row').elements()).toHaveLength(1 + 6);
});

const stuckHeading = (grid: HTMLElement | SVGElement) => {
  const heading = grid.querySelector('[aria-hidden] > [data-fold]');
  return heading?.checkVisibility() === true ? heading.textContent : undefined;
};

test('the heading of the lines in view stays at the top, and covers no line that keys go to', async () => {
  const long = [
    ...part('Extract', 3),
    '==> Build',
    ...Array.from({ length: 90 }, (_, n) => `b${n}`),
  ];
  const { grid } = await openBuildLog(long, {
    sections: [
      { first: 1, last: 4, label: 'Extract' },
      { first: 5, last: 95, label: 'Build', detail: '40 s' },
    ],
  });
  await focusLines(grid);
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(stuckHeading(grid.element())).toBeUndefined());
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(stuckHeading(grid.element())).toBe('Build 91 lines 40 s'));
  const keys = Array.from({ length: 60 }, () => '{ArrowUp}').join('');
  await userEvent.keyboard(keys);
  const active = grid.element().querySelector('[data-active]');
  const heading = grid.element().querySelector('[aria-hidden]:not([data-probe]):has([data-fold])');
  expect(active?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    heading?.getBoundingClientRect().bottom ?? Infinity,
  );
});

test('a heading at the top shuts its section', async () => {
  const long = ['==> Build', ...Array.from({ length: 90 }, (_, n) => `b${n}`), 'ended'];
  const { grid } = await openBuildLog(long, {
    sections: [{ first: 1, last: 91, label: 'Build' }],
  });
  await focusLines(grid);
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(stuckHeading(grid.element())).toBe('Build 91 lines '));
  const heading = grid.element().querySelector('[aria-hidden] > [data-fold]');
  if (heading === null) throw new Error('There is no heading');
  await userEvent.click(heading);
  const build = grid.getByRole('button', { name: 'Build 91 lines' });
  await expect.element(build).toHaveAttribute('aria-expanded', 'false');
  await expect.element(grid.getByRole('row', { name: /ended/ })).toBeVisible();
  await vi.waitFor(() => expect(stuckHeading(grid.element())).toBeUndefined());
});
