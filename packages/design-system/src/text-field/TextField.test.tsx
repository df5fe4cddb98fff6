import { createRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { TextArea } from '../text-area/index.ts';
import { TextField } from './index.ts';
import type { TextFieldProps } from './index.ts';

const setup = (props: TextFieldProps) =>
  renderThemed(<TextField label="Name" description="3 to 50 characters" {...props} />);

test('an error replaces the help and describes the field', async () => {
  const screen = await setup({
    isInvalid: true,
    errorMessage: 'Name must be at least 3 characters',
  });
  const input = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription('Name must be at least 3 characters');
  await expect.element(screen.getByText('3 to 50 characters')).not.toBeInTheDocument();
});

test('the help stays when an invalid field has no error message', async () => {
  const screen = await setup({ isInvalid: true });
  await expect.element(screen.getByText('3 to 50 characters')).toBeVisible();
});

test('renders an error message from the validation result', async () => {
  const screen = await setup({
    isInvalid: true,
    errorMessage: ({ isInvalid }) => (isInvalid ? 'Not like this' : ''),
  });
  await expect.element(screen.getByText('Not like this')).toBeVisible();
});

test('accepts a ref for the input', async () => {
  const inputRef = createRef<HTMLInputElement>();
  const screen = await setup({ inputRef });
  expect(inputRef.current).toBe(screen.getByRole('textbox').element());
});

test('multiple lines keep their line breaks', async () => {
  const screen = await renderThemed(<TextArea label="Value" isMono />);
  const area = screen.getByRole('textbox', { name: 'Value' });
  await area.fill('{\n  "a": 1\n}');
  await expect.element(area).toHaveValue('{\n  "a": 1\n}');
});

test('Tab focuses it, and skips a disabled one', async () => {
  const screen = await renderThemed(
    <>
      <TextField label="Slug" isDisabled />
      <TextField label="Name" />
    </>,
  );
  await userEvent.tab();
  const input = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('Harbour');
  await expect.element(input).toHaveValue('Harbour');
});
