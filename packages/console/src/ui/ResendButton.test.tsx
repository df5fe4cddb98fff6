import { ThemeProvider } from '@quayside/design-system';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ResendButton } from './ResendButton.tsx';

test('the button keeps focus and sends nothing during the cooldown', async () => {
  let sent = 0;
  const screen = await render(
    <ThemeProvider>
      <ResendButton
        onResend={async () => {
          sent += 1;
        }}
        label="Resend"
        waitLabel={() => 'Wait'}
      />
    </ThemeProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const waiting = screen.getByRole('button', { name: 'Wait' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  await expect.element(waiting).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});
