import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ScrollArea } from './index.ts';
import type { ScrollAreaProps } from './index.ts';
import * as fixtures from './ScrollArea.fixtures.css.ts';

afterEach(() => {
  vi.useRealTimers();
});

const elsewhere = { position: { x: 1000, y: 700 }, force: true };

const setup = async (props: Partial<ScrollAreaProps> = {}, lines = 30) => {
  await userEvent.hover(document.body, elsewhere);
  return renderThemed(
    <ScrollArea aria-label="Berths" className={fixtures.low} {...props}>
      {Array.from({ length: lines }, (_, index) => (
        <p key={index}>Berth {index + 1}</p>
      ))}
    </ScrollArea>,
  );
};

test("Tab focuses it, and the browser's keys scroll it", async () => {
  const screen = await setup();
  const area = screen.getByRole('region', { name: 'Berths' });
  await expect.element(area).toBeVisible();
  await userEvent.tab();
  await expect.element(area).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect
    .poll(() => {
      const { scrollTop, clientHeight, scrollHeight } = area.element();
      return Math.round(scrollHeight - clientHeight - scrollTop);
    })
    .toBe(0);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => area.element().scrollTop).toBe(0);
});

test('is a Tab stop only when its content overflows', async () => {
  const screen = await setup({}, 2);
  await expect
    .element(screen.getByRole('group', { name: 'Berths' }))
    .not.toHaveAttribute('tabindex');
  await screen.rerender(
    <ScrollArea aria-label="Berths" className={fixtures.low}>
      <p className={fixtures.low}>Berth 1</p>
      <p className={fixtures.low}>Berth 2</p>
    </ScrollArea>,
  );
  await expect
    .element(screen.getByRole('region', { name: 'Berths' }))
    .toHaveAttribute('tabindex', '0');
});

test('its scroll bar stays visible for 600 ms after the last scroll', async () => {
  const screen = await setup();
  const area = screen.getByRole('region', { name: 'Berths' });
  await expect.element(area).toBeVisible();
  await expect.element(area).not.toHaveAttribute('data-scrollbar');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const scroll = () => area.element().dispatchEvent(new Event('scroll'));
  scroll();
  await expect.element(area).toHaveAttribute('data-scrollbar');
  vi.advanceTimersByTime(599);
  scroll();
  vi.advanceTimersByTime(599);
  await expect.element(area).toHaveAttribute('data-scrollbar');
  vi.advanceTimersByTime(1);
  await expect.element(area).not.toHaveAttribute('data-scrollbar');
});

test('its scroll bar is visible while the pointer is inside', async () => {
  const screen = await setup({ hideDelay: 0 });
  const area = screen.getByRole('region', { name: 'Berths' });
  await userEvent.hover(area);
  await expect.element(area).toHaveAttribute('data-scrollbar');
  await userEvent.hover(document.body, elsewhere);
  await expect.element(area).not.toHaveAttribute('data-scrollbar');
});

test('passes on its scroll events', async () => {
  const onScroll = vi.fn<() => void>();
  const screen = await setup({ onScroll });
  screen.getByRole('region', { name: 'Berths' }).element().dispatchEvent(new Event('scroll'));
  expect(onScroll).toHaveBeenCalledOnce();
});

test('what is hidden visually at the end of a wide row does not widen the page', async () => {
  const screen = await renderThemed(
    <ScrollArea aria-label="Berths" orientation="horizontal">
      <div className={fixtures.widest}>
        Berth 1 <VisuallyHidden>Copy</VisuallyHidden>
      </div>
    </ScrollArea>,
  );
  await expect.element(screen.getByText('Copy')).toBeInTheDocument();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
