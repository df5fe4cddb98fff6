import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { ComboBox, ComboBoxItem } from './index.ts';
import type { ComboBoxProps } from './index.ts';

const setup = (props: Partial<ComboBoxProps<object>> = {}) =>
  renderThemed(
    <>
      <ComboBox label="Region" {...props}>
        <ComboBoxItem id="us">us-east-1</ComboBoxItem>
        <ComboBoxItem id="eu">eu-west-1</ComboBoxItem>
        <ComboBoxItem id="eu-central" description="Frankfurt">
          eu-central-1
        </ComboBoxItem>
      </ComboBox>
      <a href="#after">After</a>
    </>,
  );

test('typing filters the list, arrows move through it while the input keeps focus, and Enter selects', async () => {
  const onChange = vi.fn<(key: unknown) => void>();
  const screen = await setup({ onChange });
  await userEvent.tab();
  const input = screen.getByRole('combobox', { name: 'Region' });
  await userEvent.keyboard('EU');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: /^eu-central-1/ });
  await expect.element(input).toHaveAttribute('aria-activedescendant', second.element().id);
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('eu-central-1');
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  expect(onChange.mock.calls).toEqual([['eu-central']]);
});

test('the arrow keys open it at either end', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  const input = screen.getByRole('combobox');
  const last = screen.getByRole('option', { name: /^eu-central-1/ });
  await expect.element(last).toBeVisible();
  await expect.element(input).toHaveAttribute('aria-activedescendant', last.element().id);
});

test('Enter that an input method handles selects no option', async () => {
  const onChange = vi.fn<(key: unknown) => void>();
  const screen = await setup({ onChange });
  await userEvent.tab();
  await userEvent.keyboard('EU{ArrowDown}');
  const input = screen.getByRole('combobox', { name: 'Region' });
  const first = screen.getByRole('option', { name: 'eu-west-1' });
  await expect.element(input).toHaveAttribute('aria-activedescendant', first.element().id);
  // Safari ends the composition before the key, and marks that key by its code only.
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    input
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composed }));
  await expect.element(first).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['eu']]);
});

test('Escape closes it and restores the selection; Tab moves on', async () => {
  const screen = await setup({ defaultValue: 'eu' });
  await userEvent.tab();
  const input = screen.getByRole('combobox');
  await userEvent.keyboard('us');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('eu-west-1');
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'After' })).toHaveFocus();
});

test('shows that nothing matches, and clears text that matches no option', async () => {
  const screen = await setup({ emptyMessage: 'No such region' });
  const input = screen.getByRole('combobox');
  await input.fill('mars');
  await expect.element(screen.getByText('No such region')).toBeVisible();
  await userEvent.tab();
  await expect.element(input).toHaveValue('');
});

test('its button opens it, a press selects, and the input keeps focus', async () => {
  const screen = await setup();
  await screen.getByRole('button').click();
  await screen.getByRole('option', { name: 'us-east-1' }).click();
  await expect.element(screen.getByRole('combobox')).toHaveValue('us-east-1');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});

test('shows loading and error states, and accepts a ref of its input', async () => {
  const inputRef = createRef<HTMLInputElement>();
  const screen = await setup({
    isPending: true,
    pendingLabel: 'Searching regions',
    isInvalid: true,
    errorMessage: 'Choose a region.',
    inputRef,
  });
  await expect
    .element(screen.getByRole('progressbar', { name: 'Searching regions' }))
    .toBeVisible();
  const input = screen.getByRole('combobox');
  await expect.element(input).toHaveAccessibleDescription('Choose a region.');
  expect(inputRef.current).toBe(input.element());
});

test('the list is filtered without diacritics', async () => {
  const screen = await renderThemed(
    <ComboBox label="Project">
      <ComboBoxItem id="1">{'Café API'.normalize('NFD')}</ComboBoxItem>
      <ComboBoxItem id="2">Łódź</ComboBoxItem>
    </ComboBox>,
  );
  for (const [typed, name] of [
    ['cafe', 'Café API'.normalize('NFD')],
    ['lodz', 'Łódź'],
  ] as const) {
    await userEvent.fill(screen.getByRole('combobox'), typed);
    await expect.element(screen.getByRole('option')).toHaveTextContent(name);
  }
});
