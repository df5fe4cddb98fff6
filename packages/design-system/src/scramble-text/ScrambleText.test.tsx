import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { ScrambleText } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// A query that never matches, so that reduced motion is off.
function preferMotion() {
  const never = matchMedia('not all');
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(never);
}

const first = () => 0;

test('scrambles, settles after its duration, and repeats', async () => {
  preferMotion();
  const screen = await renderThemed(<ScrambleText random={first}>Oops!</ScrambleText>);
  await expect.element(screen.getByText('AAAAA')).toBeInTheDocument();
  vi.advanceTimersByTime(200);
  await expect.element(screen.getByText('OoAAA')).toBeInTheDocument();
  vi.advanceTimersByTime(250);
  await expect.element(screen.getByText('A', { exact: false })).not.toBeInTheDocument();
  vi.advanceTimersByTime(6550);
  await expect.element(screen.getByText('AAAAA')).toBeInTheDocument();
});

test('exposes one stable word to screen readers', async () => {
  preferMotion();
  const screen = await renderThemed(
    <h1>
      <ScrambleText random={first} duration={900}>
        404
      </ScrambleText>
    </h1>,
  );
  await expect.element(screen.getByText('AAA')).toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: '404', exact: true })).toBeVisible();
});

test('does not animate with prefers-reduced-motion', async () => {
  const screen = await renderThemed(<ScrambleText random={first}>Oops!</ScrambleText>);
  vi.advanceTimersByTime(20_000);
  await expect.element(screen.getByText('Oops!')).toBeVisible();
  await expect.element(screen.getByText('AAAAA')).not.toBeInTheDocument();
});

test('a new word is shown at once, even with prefers-reduced-motion', async () => {
  const screen = await renderThemed(<ScrambleText>Oops!</ScrambleText>);
  await screen.rerender(<ScrambleText>404</ScrambleText>);
  await expect.element(screen.getByText('404')).toBeVisible();
  await expect.element(screen.getByText('Oops!')).not.toBeInTheDocument();
});
