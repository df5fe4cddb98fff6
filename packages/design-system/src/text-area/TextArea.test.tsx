import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { TextArea } from './index.ts';

test('Enter adds a line, Tab moves on, and help and error describe it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await renderThemed(
    <>
      <TextArea label="Addresses" description="One a line." onChange={onChange} />
      <TextArea label="Note" isInvalid errorMessage="Too long." />
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Addresses' });
  await expect.element(field).toHaveAccessibleDescription('One a line.');
  await userEvent.tab();
  await userEvent.keyboard('a{Enter}b');
  expect(onChange).toHaveBeenLastCalledWith('a\nb');
  await userEvent.tab();
  const note = screen.getByRole('textbox', { name: 'Note' });
  await expect.element(note).toHaveFocus();
  await expect.element(note).toHaveAccessibleDescription('Too long.');
  await expect.element(note).toBeInvalid();
});
