import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Banner } from './index.ts';

test('is announced only when asked to', async () => {
  const screen = await renderThemed(
    <>
      <Banner title="Quiet" />
      <Banner title="In a pause" announce="polite" />
      <Banner title="At once" announce="assertive" />
    </>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('In a pause');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('At once');
  expect(screen.getByText('Quiet').element().closest('[role]')).toBeNull();
});

test('Tab reaches its actions and the dismiss button in reading order', async () => {
  const onRetry = vi.fn<() => void>();
  const onDismiss = vi.fn<() => void>();
  const screen = await renderThemed(
    <Banner
      title="Can’t reach the platform"
      actions={<Button onPress={onRetry}>Try Again</Button>}
      onDismiss={onDismiss}
    />,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onDismiss).toHaveBeenCalledOnce();
});
