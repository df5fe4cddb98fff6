import { describe, expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
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
    const screen = await renderThemed(
      <h1>
        <Status state="failed" isBoxed={isBoxed}>
          Build Failed
        </Status>
      </h1>,
    );
    await expect
      .element(screen.getByRole('heading', { name: 'Build Failed', exact: true }))
      .toBeVisible();
  });

  test('each state has its own icon', async () => {
    const screen = await renderThemed(
      <>
        {states.map((state) => (
          <Status key={state} data-testid="status" state={state} isBoxed={isBoxed}>
            {`It is ${state}`}
          </Status>
        ))}
      </>,
    );
    const shapes = screen
      .getByTestId('status')
      .elements()
      .map((status) => status.querySelector('svg[aria-hidden=true]')?.innerHTML);
    expect(shapes).not.toContain(undefined);
    expect(new Set(shapes).size).toBe(states.length);
  });
});
