import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { createLogStore } from '../../store/createLogStore.ts';
import { fromStore } from '../../sources/fromStore.ts';
import { LogNews } from '../viewer/LogOverlays.tsx';
import { LogViewer } from '../viewer/LogViewer.tsx';
import { LogLines } from './LogLines.tsx';

const lines = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `line ${from + index} of the build`);

async function setup(count: number) {
  const store = createLogStore();
  store.append(lines(count));
  const screen = await renderThemed(
    <LogViewer aria-label="Build log" source={fromStore(store)}>
      <LogLines>
        <LogNews />
      </LogLines>
    </LogViewer>,
  );
  const log = screen.getByRole('grid', { name: 'Build log' });
  return { store, screen, log };
}

test('shows the end of a log, and renders only the lines in view', async () => {
  const { screen, log } = await setup(10_000);
  await expect.element(screen.getByText('line 10000 of the build')).toBeVisible();
  expect(log.element().querySelectorAll('[data-line]').length).toBeLessThan(60);
});

test('follows new lines', async () => {
  const { store, screen } = await setup(200);
  store.append(lines(50, 201));
  await expect.element(screen.getByText('line 250 of the build')).toBeVisible();
});

test('scrolling up stops following, and a button counts new lines and returns to the end', async () => {
  const { store, screen, log } = await setup(200);
  await expect.element(screen.getByText('line 200 of the build')).toBeVisible();
  log.element().scrollTop -= 600;
  const eye = screen.getByText('line 150 of the build');
  await expect.element(eye).toBeVisible();
  const { top } = eye.element().getBoundingClientRect();
  store.append(lines(1204, 201));
  const news = screen.getByRole('button', { name: /^1,204 new/ });
  await expect.element(news).toBeVisible();
  expect(eye.element().getBoundingClientRect().top).toBe(top);
  await news.click();
  await expect.element(screen.getByText('line 1404 of the build')).toBeVisible();
});

test('renders markup in lines as text', async () => {
  const { store, log } = await setup(1);
  store.append(['<img src=x onerror=alert(1)>']);
  await expect.element(log.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(log.element().querySelector('img')).toBeNull();
});

test('arrow keys move through lines, and Shift selects them', async () => {
  const { screen } = await setup(1204);
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowDown}');
  const second = screen.getByRole('row', { name: /line 2 of the build/ });
  await expect.element(second).toHaveAttribute('aria-rowindex', '3');
  await expect
    .element(screen.getByRole('grid'))
    .toHaveAttribute('aria-activedescendant', second.element().id);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect
    .element(screen.getByRole('row', { name: /line 3 of the build/ }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('line 1204 of the build')).toBeVisible();
});

test('a secret is revealed and masked by keyboard, and keeps focus', async () => {
  const { store, screen } = await setup(3);
  store.append(['DATABASE_PASSWORD=swordfish connected']);
  const hidden = screen.getByRole('button', { name: /^Show / });
  await expect.element(hidden).toBeVisible();
  expect(screen.getByText(/swordfish/).query()).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  await expect.element(hidden).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const shown = screen.getByRole('button', { name: 'swordfish' });
  await expect.element(shown).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(hidden).toHaveFocus();
});

test('a truncated line can be expanded', async () => {
  const { store, screen } = await setup(3);
  store.append([`${'long '.repeat(1200)}tail`]);
  const more = screen.getByRole('button', { name: 'Show all 6,004 characters' });
  await more.click();
  await expect.element(screen.getByText(/tail$/)).toBeVisible();
  expect(more.query()).toBeNull();
});

test('lines selected by their numbers are copied with secrets masked', async () => {
  const { store, screen, log } = await setup(2);
  store.append(['TOKEN_SECRET=swordfish']);
  await screen.getByRole('gridcell', { name: '2', exact: true }).click();
  await screen.getByRole('gridcell', { name: '3', exact: true }).click({ modifiers: ['Shift'] });
  const clipboardData = new DataTransfer();
  log
    .element()
    .dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  expect(clipboardData.getData('text/plain')).toBe('line 2 of the build\nTOKEN_SECRET=•••••••••');
});

test('C shows the text in a field if the browser denies access to the clipboard, or has none', async () => {
  const writeText = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new Error('denied'));
  const clipboard = vi.spyOn<{ clipboard?: Clipboard }, 'clipboard'>(navigator, 'clipboard', 'get');
  try {
    const { screen } = await setup(12);
    const dialog = screen.getByRole('dialog', { name: 'Could not copy. Select the text instead.' });
    await userEvent.tab();
    await userEvent.keyboard('{Home}c');
    await expect.element(dialog.getByRole('textbox')).toHaveValue('line 1 of the build');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    writeText.mockResolvedValue();
    await userEvent.keyboard('c');
    const copied = screen.getByText('Copied', { exact: true });
    await expect.element(copied).toBeVisible();
    expect(isSeen(copied.element())).toBe(true);
    // Without HTTPS there is no clipboard.
    clipboard.mockReturnValue(undefined);
    await userEvent.keyboard('c');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
  } finally {
    clipboard.mockRestore();
    writeText.mockRestore();
  }
});

/** Whether a text is large enough to be read, and not only announced. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 20 && height > 10;
}

test('C copies the selected lines or else the active one, and announces when there is neither', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    const { screen } = await setup(12);
    await userEvent.tab();
    await userEvent.keyboard('c');
    await expect
      .element(screen.getByText('Nothing copied: no selected line is shown'))
      .toBeInTheDocument();
    expect(writeText).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{ArrowDown}c');
    await expect.element(screen.getByText('Copied', { exact: true })).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}c');
    expect(writeText.mock.calls).toEqual([
      ['line 2 of the build'],
      ['line 2 of the build\nline 3 of the build'],
    ]);
  } finally {
    writeText.mockRestore();
  }
});
