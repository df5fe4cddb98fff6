import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { OpenWaterPage, SignedOutPage } from './index.ts';

test('has one main landmark, named by the only level 1 heading', async () => {
  const screen = await render(
    <ThemeProvider>
      <SignedOutPage title="Log in" description="To Quayside" footer={<footer>Terms</footer>}>
        Form
      </SignedOutPage>
    </ThemeProvider>,
  );
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect.element(main.getByText('To Quayside')).toBeVisible();
  await expect.element(screen.getByRole('contentinfo')).toBeVisible();
});

test('content outside the panel is in the main landmark too', async () => {
  const screen = await render(
    <ThemeProvider>
      <OpenWaterPage>
        <h1>404</h1>
      </OpenWaterPage>
    </ThemeProvider>,
  );
  await expect
    .element(screen.getByRole('main').getByRole('heading', { name: '404' }))
    .toBeVisible();
});
