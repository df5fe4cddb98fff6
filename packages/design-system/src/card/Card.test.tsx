import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { Card, CardBody, CardFooter, CardHeader } from './index.ts';

test('Tab goes from the actions in the header to those in the footer', async () => {
  const onCopy = vi.fn<() => void>();
  const onSave = vi.fn<() => void>();
  const screen = await render(
    <ThemeProvider>
      <Card>
        <CardHeader actions={<Button onPress={onCopy}>Copy Slug</Button>}>
          <Heading>Profile</Heading>
        </CardHeader>
        <CardBody>Tidewater Labs</CardBody>
        <CardFooter actions={<Button onPress={onSave}>Save</Button>}>
          <span>3 to 50 characters</span>
        </CardFooter>
      </Card>
    </ThemeProvider>,
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
  const screen = await render(
    <ThemeProvider>
      <Card>
        <CardHeader data-testid="head">head</CardHeader>
        <CardBody data-testid="body">body</CardBody>
        <CardFooter data-testid="foot">foot</CardFooter>
      </Card>
    </ThemeProvider>,
  );
  const lineAbove = (id: string) =>
    getComputedStyle(screen.getByTestId(id).element()).borderBlockStartWidth;
  expect(['head', 'body', 'foot'].map(lineAbove)).toEqual(['0px', '1px', '1px']);
});
