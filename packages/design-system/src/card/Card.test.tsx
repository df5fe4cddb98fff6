import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Card, CardBody, CardFooter, CardHeader } from './index.ts';

test('Tab goes from the actions in the header to those in the footer', async () => {
  const onCopy = vi.fn<() => void>();
  const onSave = vi.fn<() => void>();
  const screen = await renderThemed(
    <Card>
      <CardHeader actions={<Button onPress={onCopy}>Copy Slug</Button>}>
        <Heading>Profile</Heading>
      </CardHeader>
      <CardBody>Tidewater Labs</CardBody>
      <CardFooter actions={<Button onPress={onSave}>Save</Button>}>
        <span>3 to 50 characters</span>
      </CardFooter>
    </Card>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect.element(screen.getByText('3 to 50 characters')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onCopy).toHaveBeenCalledOnce();
  expect(onSave).toHaveBeenCalledOnce();
});

test('separates its sections visually', async () => {
  const screen = await renderThemed(
    <Card>
      <CardHeader data-testid="head">head</CardHeader>
      <CardBody data-testid="body">body</CardBody>
      <CardFooter data-testid="foot">foot</CardFooter>
    </Card>,
  );
  const lineAbove = (id: string) =>
    getComputedStyle(screen.getByTestId(id).element()).borderBlockStartWidth;
  expect(['head', 'body', 'foot'].map(lineAbove)).toEqual(['0px', '1px', '1px']);
});
