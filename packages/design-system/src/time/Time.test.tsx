import { createRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { createStoppedClock, Time, TimeSettings, type Clock, type TimeProps } from './index.ts';

const value = '2026-11-21T09:00:00Z';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock that is advanced manually. */
function createHandClock(start: string) {
  let now = Date.parse(start);
  const listeners = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    subscribe: (onTick) => {
      listeners.add(onTick);
      return () => listeners.delete(onTick);
    },
  };
  return {
    clock,
    listeners,
    moveTo: (time: string) => {
      now = Date.parse(time);
      for (const listener of listeners) listener();
    },
  };
}

const page = (clock: Clock, props: Partial<TimeProps> = {}) => (
  <ThemeProvider locale="en-GB">
    <TimeSettings clock={clock} timeZone="UTC">
      <Time value={value} {...props} />
    </TimeSettings>
  </ThemeProvider>
);

test('updates itself, and stops listening when unmounted', async () => {
  const { clock, moveTo, listeners } = createHandClock('2026-11-21T09:00:05Z');
  const screen = await render(page(clock));
  await expect.element(screen.getByText('5 sec ago')).toBeVisible();
  moveTo('2026-11-21T09:12:00Z');
  await expect.element(screen.getByText('12 min ago')).toBeVisible();
  await screen.unmount();
  expect(listeners.size).toBe(0);
});

test('is a time element with a machine-readable date', async () => {
  const screen = await render(page(createStoppedClock('2026-11-21T09:12:00Z')));
  await expect
    .element(screen.getByText('12 min ago'))
    .toHaveAttribute('datetime', '2026-11-21T09:00:00.000Z');
});

const textOf = ({ textContent }: Element) => textContent;

const inRow = (content: ReactNode) => (
  <ThemeProvider locale="en-GB">
    <TimeSettings clock={createStoppedClock('2026-11-21T09:12:00Z')} timeZone="UTC">
      <ul>
        <li>
          <button type="button">Redeploy</button>
          {content}
          <input aria-label="Name" />
        </li>
      </ul>
    </TimeSettings>
  </ThemeProvider>
);

test('keyboard focus of its row shows date, time and time zone, of each of its times', async () => {
  const screen = await render(
    inRow(
      <>
        <Time value={value} />
        <Time value="2026-11-20T09:00:00Z" />
        <span hidden>
          <Time value="2026-11-19T09:00:00Z" />
        </span>
      </>,
    ),
  );
  await userEvent.tab();
  await expect
    .poll(() => screen.getByRole('tooltip').elements().map(textOf))
    .toEqual(['21 Nov 2026, 09:00:00 UTC', '20 Nov 2026, 09:00:00 UTC']);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('is no stop of Tab, and is not shown exactly while a field of its row has focus', async () => {
  const screen = await render(inRow(<Time value={value} />));
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('is described by date, time and time zone', async () => {
  const screen = await render(page(createStoppedClock('2026-11-21T09:12:00Z')));
  await expect
    .element(screen.getByText('12 min ago'))
    .toHaveAccessibleDescription('21 Nov 2026, 09:00:00 UTC');
});

test('shows an invalid date as it is', async () => {
  const screen = await render(page(createStoppedClock(value), { value: 'soon' }));
  await expect.element(screen.getByText('soon')).toBeVisible();
});

test.each([
  { value, format: 'relative' },
  { value, format: 'absolute' },
  { value: 'soon', format: 'relative' },
] as const)(
  'passes the class, attributes and ref of $value, $format, to its element',
  async (props) => {
    const ref = createRef<HTMLTimeElement>();
    const own = { id: 'start', className: 'mine', ref };
    await render(page(createStoppedClock(value), { ...props, ...own }));
    expect(ref.current).toBeInstanceOf(HTMLTimeElement);
    expect(ref.current?.id).toBe('start');
    expect(ref.current?.classList.contains('mine')).toBe(true);
  },
);

test('hydrates without a mismatch', async () => {
  const problems: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => problems.push(words));
  const tree = page(createStoppedClock('2026-11-21T09:12:00Z'));
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  expect(container.textContent).toContain('21 Nov 2026, 09:00:00 UTC');

  const root = hydrateRoot(container, tree, {
    onRecoverableError: (error) => problems.push(error),
  });
  await expect.poll(() => container.textContent).toContain('12 min ago');
  expect(problems).toEqual([]);
  root.unmount();
  container.remove();
});
