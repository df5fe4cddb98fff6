import { ThemeProvider } from '@quayside/design-system';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { openConsoleInMemory } from '../../testing/openConsole.tsx';
import { FormView } from './FormView.tsx';
import { PasswordFieldControl, TextFieldControl } from './TextFieldControl.tsx';
import { useZodForm } from './useZodForm.ts';

/** Every page with a form, and the name of a field that each of its forms begins with. */
const forms = [
  { path: '/login', isSignedIn: false, first: 'Email' },
  { path: '/signup', isSignedIn: false, first: 'Full name' },
  { path: '/recover-password', isSignedIn: false, first: 'Email' },
  { path: '/reset-password?token=x', isSignedIn: false, first: 'New password' },
  { path: '/verify-email', isSignedIn: false, first: 'Email' },
  { path: '/settings', isSignedIn: true, first: 'Full name' },
  { path: '/settings', isSignedIn: true, first: 'Current password' },
  { path: '/teams/new', isSignedIn: true, first: 'Name' },
  { path: '/tidewater-labs/new-app', isSignedIn: true, first: 'Name' },
  { path: '/tidewater-labs/settings', isSignedIn: true, first: 'Team name' },
  { path: '/tidewater-labs/settings', isSignedIn: true, first: 'Email addresses' },
  { path: '/device', isSignedIn: true, first: 'Code' },
] as const;

function valueFor(field: HTMLInputElement): string {
  if (field.autocomplete === 'current-password') return 'the old horse battery';
  if (field.type === 'password') return 'correct horse battery';
  if (field.type === 'email' || field.inputMode === 'email') return 'hedy@example.org';
  return field.closest('form')?.textContent.includes('Code') === true ? 'WXQR-PKHM' : 'Breakwater';
}

/** Writes as password managers do: no event is fired, and the page's scripts do not notice. */
function fillSilently(field: HTMLInputElement): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, valueFor(field));
}

/** Writes as extensions do that run among the page's own scripts. */
function fillThroughElement(field: HTMLInputElement): void {
  field.value = valueFor(field);
}

describe.each([
  ['by a password manager', fillSilently],
  ['by a script of the page', fillThroughElement],
])('fields that are filled %s without an event', (_, fill) => {
  test.each(forms)('stay filled and are submitted: $path, $first', async (given) => {
    const { path, isSignedIn, first } = given;
    const { page } = await openConsoleInMemory(path, {
      isSignedIn,
      features: { teamCreation: true },
    });
    const screen = await render(page);
    const start = screen.getByLabelText(first, { exact: true });
    await expect.element(start).toBeVisible();
    const form = start.element().closest('form');
    const fields = [...(form?.querySelectorAll('input') ?? [])].filter(
      ({ type, readOnly }) => type !== 'hidden' && !readOnly,
    );
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!form || !button) throw new Error('This is no form');

    for (const field of fields) fill(field);
    // Focus and hover come first, and each renders the field.
    fields.at(-1)?.focus();
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expect.element(button).toBeEnabled();
    expect(fields.map(({ value }) => value)).toEqual(fields.map(valueFor));
    button.click();
    expect(form.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  test('the values are submitted as they are shown, and stay visible', async () => {
    const onSubmit = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
    function Sample() {
      const form = useZodForm({
        schema: z.object({ email: z.string(), password: z.string() }),
        defaultValues: { email: '', password: '' },
        onSubmit,
      });
      return (
        <ThemeProvider>
          <FormView form={form}>
            <TextFieldControl form={form} name="email" type="email" label="Email" />
            <PasswordFieldControl
              form={form}
              name="password"
              label="Password"
              autoComplete="current-password"
            />
            <button>{form.isPending ? 'Pending' : 'Send'}</button>
          </FormView>
        </ThemeProvider>
      );
    }
    const screen = await render(<Sample />);
    const fields = [...screen.container.querySelectorAll('input')];
    for (const field of fields) fill(field);
    const values = fields.map(({ value }) => value);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('button', { name: 'Pending' })).toBeVisible();
    expect(values).toEqual(['hedy@example.org', 'the old horse battery']);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: values[0], password: values[1] });
    expect(fields.map(({ value }) => value)).toEqual(values);
  });
});
