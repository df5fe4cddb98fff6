import { ThemeProvider, TimeSettings } from '@quayside/design-system';
import type { Clock } from '@quayside/design-system';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { sampleVariable } from '../../testing/samples.ts';
import { createNearRows, NearRowsContext } from './nearRows.tsx';
import { VariableValue } from './VariableValue.tsx';

/** A clock that stands still until `advance` is called. */
function createManualClock() {
  let now = 0;
  const listeners = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    clock,
    advance: (ms: number) => {
      now += ms;
      for (const listener of listeners) listener();
    },
  };
}

const variable = sampleVariable({ name: 'SMTP_HOST', value: 'smtp.example.com', agoMs: 0 });

function Value() {
  const [until, setUntil] = useState<number>();
  const [isListed, setListed] = useState(true);
  return (
    <>
      <button onClick={() => setListed(!isListed)}>Filter</button>
      {isListed && (
        <VariableValue variable={variable} revealedUntil={until} onRevealedUntilChange={setUntil} />
      )}
    </>
  );
}

test('a revealed value is masked again after a minute, and the focus stays', async () => {
  const { clock, advance } = createManualClock();
  const nearRows = createNearRows();
  nearRows.add('SMTP_HOST');
  const screen = await render(
    <ThemeProvider>
      <TimeSettings clock={clock}>
        <NearRowsContext value={nearRows}>
          <Value />
        </NearRowsContext>
      </TimeSettings>
    </ThemeProvider>,
  );
  await screen.getByRole('button', { name: 'Reveal SMTP_HOST' }).click();
  await expect.element(screen.getByText('smtp.example.com')).toBeVisible();
  await expect.element(screen.getByText('60 s')).toBeVisible();
  // A filter that removes the row and brings it back does not extend the time.
  act(() => advance(30_000));
  await screen.getByRole('button', { name: 'Filter' }).click();
  await screen.getByRole('button', { name: 'Filter' }).click();
  await expect.element(screen.getByText('30 s')).toBeVisible();
  screen.getByRole('button', { name: 'Hide SMTP_HOST' }).element().focus();
  act(() => advance(29_000));
  await expect.element(screen.getByText('1 s', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('smtp.example.com')).toBeVisible();
  act(() => advance(1_000));
  await expect.element(screen.getByText('smtp.example.com')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Reveal SMTP_HOST' })).toHaveFocus();
});
