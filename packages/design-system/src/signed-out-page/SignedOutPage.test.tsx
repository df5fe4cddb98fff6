import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { OpenWaterPage, SignedOutPage } from './index.ts';

test('has one main landmark, named by the only level 1 heading', async () => {
  const screen = await renderThemed(
    <SignedOutPage title="Log in" description="To Quayside" footer={<footer>Terms</footer>}>
      Form
    </SignedOutPage>,
  );
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect.element(main.getByText('To Quayside')).toBeVisible();
  await expect.element(screen.getByRole('contentinfo')).toBeVisible();
});

test('content outside the panel is in the main landmark too', async () => {
  const screen = await renderThemed(
    <OpenWaterPage>
      <h1>404</h1>
    </OpenWaterPage>,
  );
  await expect
    .element(screen.getByRole('main').getByRole('heading', { name: '404' }))
    .toBeVisible();
});
