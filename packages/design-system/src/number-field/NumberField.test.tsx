import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { NumberField } from './index.ts';
import type { NumberFieldProps } from './index.ts';

const setup = (props: NumberFieldProps = {}, locale = 'en-GB') =>
  renderThemed(
    <>
      <NumberField label="Replicas" defaultValue={2} minValue={0} maxValue={8} {...props} />
      <a href="#after">After</a>
    </>,
    { locale },
  );

test('arrow keys step the value within its limits; Home and End go to the limits', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await setup({ onChange });
  await userEvent.tab();
  const input = screen.getByRole('textbox', { name: 'Replicas' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{End}{ArrowUp}{Home}{ArrowDown}');
  expect(onChange.mock.calls.flat()).toEqual([3, 2, 1, 8, 0]);
  await expect.element(input).toHaveValue('0');
});

test('its buttons step the value and are not Tab stops', async () => {
  const screen = await setup();
  await screen.getByRole('button', { name: 'Increase Replicas' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('3');
  await screen.getByRole('button', { name: 'Decrease Replicas' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('2');
  await screen.getByRole('textbox').click();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'After' })).toHaveFocus();
});

test('parses and formats numbers in the locale', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await setup({ onChange, maxValue: 10_000 }, 'de-DE');
  const input = screen.getByRole('textbox', { name: 'Replicas' });
  await input.fill('1.204,5');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('1.204,5');
  expect(onChange.mock.calls).toEqual([[1204.5]]);
});

test('rejects characters that are not part of a number', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('textbox')).toHaveValue('2');
});

test('reports an empty value', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await setup({ onChange });
  await screen.getByRole('textbox').fill('');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[Number.NaN]]);
});

test('help and error describe the input, and it accepts a ref of its input', async () => {
  const inputRef = createRef<HTMLInputElement>();
  const screen = await setup({
    isInvalid: true,
    errorMessage: 'At most 8.',
    inputRef,
  });
  const input = screen.getByRole('textbox', { name: 'Replicas' });
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription('At most 8.');
  expect(inputRef.current).toBe(input.element());
});
