import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '../button/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { Skeleton, SkeletonText } from './index.ts';

const page = (isLoading: boolean) => (
  <ThemeProvider>
    <Skeleton isLoading={isLoading}>
      <p>
        <SkeletonText>Harbour API</SkeletonText>
      </p>
      <Button>Redeploy</Button>
    </Skeleton>
  </ThemeProvider>
);

test('while it loads nothing in it can be reached or read, and it says so', async () => {
  const screen = await render(page(true));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('button').all()).toHaveLength(0);
  await expect.element(screen.getByText('Loading')).toBeInTheDocument();
});

test('nothing moves when it has loaded', async () => {
  const screen = await render(page(true));
  const before = screen.getByText('Redeploy').element().getBoundingClientRect();
  await screen.rerender(page(false));
  await expect.element(screen.getByText('Harbour API')).toBeVisible();
  expect(screen.getByText('Redeploy').element().getBoundingClientRect()).toEqual(before);
  await expect.element(screen.getByText('Loading')).not.toBeInTheDocument();
});
