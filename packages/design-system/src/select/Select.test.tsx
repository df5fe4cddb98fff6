import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Select, SelectItem } from './index.ts';

const setup = (onChange = vi.fn<(key: unknown) => void>()) =>
  renderThemed(
    <Select label="Region" onChange={onChange} description="Where it runs.">
      <SelectItem id="us-east-1">us-east-1</SelectItem>
      <SelectItem id="eu-west-1">eu-west-1</SelectItem>
      <SelectItem id="sa-east-1">sa-east-1</SelectItem>
    </Select>,
  );

test('selects by keyboard and restores focus', async () => {
  const onChange = vi.fn<(key: unknown) => void>();
  const screen = await setup(onChange);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('eu{Enter}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledWith('eu-west-1');
  await expect.element(screen.getByRole('button', { name: /eu-west-1.*Region/ })).toHaveFocus();
});

test.each(['{ArrowDown}', '{ArrowUp}', ' ', '{Enter}'])('%j opens it', async (key) => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('listbox')).toBeVisible();
});

test('arrow keys move through the list, Home and End go to its ends, and Escape selects nothing', async () => {
  const onChange = vi.fn<(key: unknown) => void>();
  const screen = await setup(onChange);
  const option = (name: string) => screen.getByRole('option', { name });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('us-east-1')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('eu-west-1')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(option('sa-east-1')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(option('us-east-1')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: /Region/ })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('ArrowLeft and ArrowRight select without opening it', async () => {
  const onChange = vi.fn<(key: unknown) => void>();
  const screen = await setup(onChange);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(onChange.mock.calls.map(([key]) => key)).toEqual(['us-east-1', 'eu-west-1', 'us-east-1']);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});
