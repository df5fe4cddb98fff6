import { expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Skeleton, SkeletonText } from './index.ts';

const prefersReducedMotion = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

const page = (isLoading: boolean) => (
  <Skeleton isLoading={isLoading}>
    <p>
      <SkeletonText>Harbour API</SkeletonText>
    </p>
    <Button>Redeploy</Button>
  </Skeleton>
);

test('while loading, its content is inert and it is announced as loading', async () => {
  const screen = await renderThemed(page(true));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('button').all()).toHaveLength(0);
  await expect.element(screen.getByText('Loading')).toBeInTheDocument();
});

test('nothing shifts when loading ends', async () => {
  const screen = await renderThemed(page(true));
  const boundingBox = () => screen.getByText('Redeploy').element().getBoundingClientRect().toJSON();
  const before: unknown = boundingBox();
  await screen.rerender(page(false));
  await expect.element(screen.getByText('Harbour API')).toBeVisible();
  expect(boundingBox()).toEqual(before);
  await expect.element(screen.getByText('Loading')).not.toBeInTheDocument();
});

test('bars added later animate in step with the others', async () => {
  await prefersReducedMotion('no-preference');
  onTestFinished(async () => {
    await prefersReducedMotion('reduce');
  });
  const first = <SkeletonText data-testid="first" />;
  const screen = await renderThemed(first);
  const shimmerOf = (bar: string) => {
    const [shimmer] = screen.getByTestId(bar).element().getAnimations({ subtree: true });
    return shimmer?.startTime;
  };
  await expect.poll(() => shimmerOf('first')).toBe(0);
  await screen.rerender(
    <>
      {first}
      <SkeletonText data-testid="later" />
    </>,
  );
  await expect.poll(() => shimmerOf('later')).toBe(0);
});
