import { ThemeProvider } from '@quayside/design-system';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { TextFieldControl } from './form/TextFieldControl.tsx';
import { useZodForm } from './form/useZodForm.ts';
import { SettingsCard } from './SettingsCard.tsx';

async function openCard() {
  const saved: string[] = [];
  function Card() {
    const form = useZodForm({
      schema: z.object({ name: z.string() }),
      defaultValues: { name: 'Ada' },
      async onSubmit({ name }) {
        saved.push(name);
      },
      resetsOnSuccess: true,
    });
    return (
      <ThemeProvider>
        <SettingsCard form={form} saveLabel="Save">
          <TextFieldControl form={form} name="name" label="Name" />
        </SettingsCard>
        <button type="button">Elsewhere</button>
      </ThemeProvider>
    );
  }
  const screen = await render(<Card />);
  return { screen, saved, save: screen.getByRole('button', { name: 'Save' }) };
}

test('Save keeps focus after saving, and does not save again', async () => {
  const { screen, saved, save } = await openCard();
  await expect.element(save).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Name'), 'Grace');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await userEvent.click(save, { force: true });
  expect(saved).toEqual(['Grace']);

  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect.element(save).toBeDisabled();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
});

test('Save works again after another change', async () => {
  const { screen, saved, save } = await openCard();
  await userEvent.fill(screen.getByLabelText('Name'), 'Grace');
  await userEvent.click(save);
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(screen.getByLabelText('Name'), 'Joan');
  await userEvent.click(save);
  await expect.poll(() => saved).toEqual(['Grace', 'Joan']);
});
