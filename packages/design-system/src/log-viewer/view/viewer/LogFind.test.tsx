import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromArray } from '../../sources/fromArray.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { createSteppedScheduler } from '../../testing.fixtures.ts';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import { focusLines, openBuildLog } from './openBuildLog.fixtures.tsx';
import { failedBuild, manyLines } from './samples.fixtures.ts';

test('Mod+F opens the search, Enter and F3 go to the next match, and Escape returns to the lines', async () => {
  const { screen, grid, currentMatch } = await openBuildLog(failedBuild);
  await focusLines(grid);
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole('searchbox', { name: 'Find in the log' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('sqlalchemy');
  await expect.element(screen.getByText('1 of 5')).toBeVisible();
  await expect.poll(() => currentMatch()?.textContent).toBe('sqlalchemy');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('2 of 5')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(screen.getByText('1 of 5')).toBeVisible();
  await userEvent.keyboard('{F3}{F3}');
  await expect.element(screen.getByText('3 of 5')).toBeVisible();
  await userEvent.keyboard('{Shift>}{F3}{/Shift}');
  await expect.element(screen.getByText('2 of 5')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(grid).toHaveFocus();
  expect(field.query()).toBeNull();
  await expect.element(screen.getByRole('row', { name: /Because/ })).toHaveAttribute('data-active');
});

// Safari ends the composition before the key, and marks that key by its code only.
test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter and Escape are ignored while an input method composes: %o',
  async (composed) => {
    const { screen } = await openBuildLog(['港 one', '港 two']);
    await screen.getByRole('button', { name: 'Full screen' }).click();
    await screen.getByRole('button', { name: 'Find in the log' }).click();
    const field = screen.getByRole('searchbox');
    await field.fill('港');
    await expect.element(screen.getByText('1 of 2')).toBeVisible();
    for (const key of ['Enter', 'F3', 'Escape'])
      field
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...composed }));
    await expect.element(screen.getByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('region').element().matches(':popover-open')).toBe(true);
    await expect.element(field).toHaveFocus();
  },
);

test('searches by case, whole words and regular expressions, and reports an invalid expression', async () => {
  const { screen } = await openBuildLog(['Berth berth berths', 'b1 b22']);
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await userEvent.keyboard('berth');
  await expect.element(screen.getByText('1 of 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Match case' }).click();
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Whole word' }).click();
  await expect.element(screen.getByText('1 of 1')).toBeVisible();
  const field = screen.getByRole('searchbox');
  await screen.getByRole('button', { name: 'Regular expression' }).click();
  await field.fill(String.raw`b\d+`);
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await field.fill('b(');
  await expect.element(screen.getByText('Not a valid regular expression')).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(String.raw`(?=(b+)+c)`);
  await expect.element(screen.getByText(/^This expression could take too long/)).toBeVisible();
  await field.fill('b');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('a long search announces that it goes on, and then its result', async () => {
  const scheduler = createSteppedScheduler(20);
  const store = createLogStore({ scheduler });
  const source = fromArray(manyLines(2000), { store });
  scheduler.settle();
  const screen = await renderThemed(
    <BuildLogViewer
      aria-label="Build log"
      source={source}
      query={{ text: 'x.z', isRegex: true }}
    />,
  );
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  const announcement = screen.getByRole('status').filter({ hasText: /^(Searching…|No matches)$/ });
  await expect.element(announcement).toHaveTextContent('Searching…');
  scheduler.settle();
  await expect.element(announcement).toHaveTextContent('No matches');
});

test('the count does not claim to be complete when only the start of a line was searched', async () => {
  const { screen } = await openBuildLog([`took 12 ms${' '.repeat(4000)}took 13 ms, slept 14 ms`]);
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await screen.getByRole('button', { name: 'Regular expression' }).click();
  const field = screen.getByRole('searchbox');
  // Look-around is left to the browser's engine, which gets no long lines.
  await field.fill(String.raw`(?<=took )\d+`);
  await expect.element(screen.getByText('1 of 1+')).toBeVisible();
  await field.fill(String.raw`(?<=slept )\d+`);
  await expect.element(screen.getByText(/^This expression could take too long/)).toBeVisible();
  await field.fill(String.raw`took \d+`);
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
});

test('filters to matching lines, and shows them in context again', async () => {
  const { screen, grid } = await openBuildLog(manyLines(2000));
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await userEvent.keyboard('line 19');
  await expect.element(screen.getByText('1 of 111')).toBeVisible();
  await screen.getByRole('button', { name: 'Only lines that match' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '112');
  await screen.getByRole('button', { name: 'Show in context' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '2001');
});

test('a level chosen before the first match is in view stays selected', async () => {
  const { screen, grid } = await openBuildLog(manyLines(2000));
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('line 19');
  await expect.element(screen.getByText('1 of 111')).toBeVisible();
  const errors = screen.getByRole('button', { name: 'Errors 9' }).element();
  const field = screen.getByRole('searchbox').element();
  if (!(errors instanceof HTMLElement) || !(field instanceof HTMLInputElement))
    throw new TypeError();
  // Within one task, so that there is no frame in between.
  field.select();
  document.execCommand('insertText', false, 'line 7');
  errors.click();
  await expect.element(screen.getByText('No matches')).toBeVisible();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '10');
});

test('the field shows the query of the host, including changes', async () => {
  const source = fromArray(['berth 1', 'quay 2'], { outcome: 'complete' });
  const viewer = (text: string) => (
    <BuildLogViewer aria-label="Build log" source={source} query={{ text }} />
  );
  const screen = await renderThemed(viewer('berth'));
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  const field = screen.getByRole('searchbox');
  await expect.element(field).toHaveValue('berth');
  await screen.rerender(viewer('quay'));
  await expect.element(field).toHaveValue('quay');
  await expect.element(screen.getByText('1 of 1')).toBeVisible();
});

test('in full screen, Escape first closes the search or a menu, and then leaves full screen', async () => {
  const { screen, grid } = await openBuildLog(failedBuild);
  await screen.getByRole('button', { name: 'Full screen' }).click();
  const isFullScreen = () => screen.getByRole('region').element().matches(':popover-open');
  await focusLines(grid);
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Match case' })).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.element(grid).toHaveFocus();
  expect(isFullScreen()).toBe(true);

  const download = screen.getByRole('button', { name: 'Download' });
  const element = download.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(download).toHaveFocus();
  expect(isFullScreen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  expect(isFullScreen()).toBe(false);
});
