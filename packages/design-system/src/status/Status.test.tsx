import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Status, type StatusProps } from './index.ts';

const states = [
  'ready',
  'running',
  'failed',
  'degraded',
  'waiting',
  'queued',
  'cancelled',
] as const satisfies readonly StatusProps['state'][];

describe.each([false, true])('boxed: %s', (isBoxed) => {
  test('is readable by its text alone', async () => {
    const ref = createRef<HTMLSpanElement>();
    const screen = await render(
      <ThemeProvider>
        <h1>
          <Status ref={ref} className="mine" state="failed" isBoxed={isBoxed}>
            Build Failed
          </Status>
        </h1>
      </ThemeProvider>,
    );
    await expect
      .element(screen.getByRole('heading', { name: 'Build Failed', exact: true }))
      .toBeVisible();
    expect(ref.current?.contains(screen.getByText('Build Failed').element())).toBe(true);
    expect(ref.current?.classList.contains('mine')).toBe(true);
  });

  test('each state has its own icon', async () => {
    const screen = await render(
      <ThemeProvider>
        {states.map((state) => (
          <Status key={state} data-testid="status" state={state} isBoxed={isBoxed}>
            {`It is ${state}`}
          </Status>
        ))}
      </ThemeProvider>,
    );
    const shapes = screen
      .getByTestId('status')
      .elements()
      .map((status) => status.querySelector('svg[aria-hidden=true]')?.innerHTML);
    expect(shapes).not.toContain(undefined);
    expect(new Set(shapes).size).toBe(states.length);
  });
});
