import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
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
  const screen = await render(
    <ThemeProvider>
      <ScrambleText random={first}>Oops!</ScrambleText>
    </ThemeProvider>,
  );
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
  const screen = await render(
    <ThemeProvider>
      <h1>
        <ScrambleText random={first} duration={900}>
          404
        </ScrambleText>
      </h1>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('AAA')).toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: '404', exact: true })).toBeVisible();
});

test('does not animate with prefers-reduced-motion', async () => {
  const screen = await render(
    <ThemeProvider>
      <ScrambleText random={first}>Oops!</ScrambleText>
    </ThemeProvider>,
  );
  vi.advanceTimersByTime(20_000);
  await expect.element(screen.getByText('Oops!')).toBeVisible();
  await expect.element(screen.getByText('AAAAA')).not.toBeInTheDocument();
});

test('a new word is shown at once, even with prefers-reduced-motion', async () => {
  const screen = await render(
    <ThemeProvider>
      <ScrambleText>Oops!</ScrambleText>
    </ThemeProvider>,
  );
  await screen.rerender(
    <ThemeProvider>
      <ScrambleText>404</ScrambleText>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('404')).toBeVisible();
  await expect.element(screen.getByText('Oops!')).not.toBeInTheDocument();
});
