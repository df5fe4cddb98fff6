import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { de } from '../messages/de.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { PasswordField } from './index.ts';

const setup = () =>
  renderThemed(<PasswordField label="Password" autoComplete="current-password" />);

const press = (element: Element, isCapsLockOn: boolean) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: isCapsLockOn }),
  );

test('the password can be shown', async () => {
  const screen = await setup();
  const input = screen.getByLabelText('Password', { exact: true });
  await input.fill('quayside-demo');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveValue('quayside-demo');
});

test('warns that Caps Lock is on, until it is off or the field loses focus', async () => {
  const screen = await setup();
  const input = screen.getByLabelText('Password', { exact: true });
  const note = screen.getByRole('status');
  await input.click();
  press(input.element(), true);
  await expect.element(note).toHaveTextContent('Caps Lock is on.');
  press(input.element(), false);
  await expect.element(note).toBeEmptyDOMElement();
  press(input.element(), true);
  await expect.element(note).toHaveTextContent('Caps Lock is on.');
  await screen.getByRole('button').click();
  await expect.element(note).toBeEmptyDOMElement();
});

test('Tab moves to the button, which toggles by keyboard and keeps focus', async () => {
  const screen = await setup();
  const input = screen.getByLabelText('Password', { exact: true });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('uses the language of the page', async () => {
  const screen = await renderThemed(
    <PasswordField label="Passwort" autoComplete="current-password" />,
    { locale: 'de', messages: de },
  );
  await expect.element(screen.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
});
