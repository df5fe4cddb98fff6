import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { sampleCommands } from './CommandPalette.fixtures.tsx';
import { CommandPalette } from './index.ts';
import type { CommandPaletteProps } from './index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Opened(props: Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const setup = async (props: Partial<CommandPaletteProps> = {}) => {
  const onRun = vi.fn<CommandPaletteProps['onRun']>();
  const screen = await renderThemed(<Opened commands={sampleCommands} onRun={onRun} {...props} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const field = screen.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  const runs = () => onRun.mock.calls.map(([{ id }, { isNewTab }]) => [id, isNewTab]);
  const active = () => {
    const option = document.getElementById(
      field.element().getAttribute('aria-activedescendant') ?? '',
    );
    return option?.dataset['key'];
  };
  return { screen, field, runs, active };
};

test('focuses its input; arrows move, Enter runs, and closing restores focus', async () => {
  const { screen, field, runs, active } = await setup();
  await expect.element(field).toHaveAccessibleName('Search or jump to');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('tide');
  await expect.poll(active).toBe('tide-tables');
  await userEvent.keyboard('{Control>}a{/Control}harbour');
  await expect.poll(active).toBe('harbour-api');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('harbour-master');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('harbour-api');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(runs()).toEqual([['harbour-api', false]]);
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('arrow keys wrap, Home and End go to the ends, and Left and Right move the caret', async () => {
  const { field, active } = await setup();
  await userEvent.keyboard('har');
  await expect.poll(active).toBe('harbour-api');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).not.toBe('harbour-api');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('harbour-api');
  await userEvent.keyboard('{End}');
  await expect.poll(active).toBe('variables');
  await userEvent.keyboard('{Home}');
  await expect.poll(active).toBe('harbour-api');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}x{ArrowRight}y');
  await expect.element(field).toHaveValue('hxayr');
});

test('typing changes the id of the active option, so that screen readers announce it', async () => {
  const { field, active } = await setup();
  const activeElement = () =>
    document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '');
  await userEvent.keyboard('tide');
  await expect.poll(active).toBe('tide-tables');
  const before = activeElement();
  await userEvent.keyboard('{Control>}a{/Control}harbour');
  await expect.poll(active).toBe('harbour-api');
  expect(activeElement()).not.toBe(before);
});

test('Enter right after typing runs the first match, before the list renders', async () => {
  const { field, runs } = await setup();
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new TypeError('The field is no input');
  await userEvent.keyboard('h');
  document.execCommand('insertText', false, 'arbour master');
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  input.dispatchEvent(new KeyboardEvent('keydown', enter));
  await expect.poll(() => runs()).toEqual([['harbour-master', false]]);
});

test('Enter that an input method handles runs nothing', async () => {
  const { field, runs, active } = await setup();
  await userEvent.keyboard('harbour');
  await expect.poll(active).toBe('harbour-api');
  // Safari ends the composition before the key, and marks that key by its code only.
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    field
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composed }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('harbour-master');
  await userEvent.keyboard('{Enter}');
  await expect.poll(runs).toEqual([['harbour-master', false]]);
});

test('Mod+Enter requests a new tab', async () => {
  const { runs, active } = await setup();
  await userEvent.keyboard('logs');
  await expect.poll(active).toBe('logs');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => runs()).toEqual([['logs', true]]);
});

test("asks for a command's input; Escape and Backspace go back a step, then Escape closes", async () => {
  const { screen, active } = await setup();
  const asked = screen.getByRole('combobox', { name: 'Deployment to redeploy' });
  const first = screen.getByRole('combobox', { name: 'Search or jump to' });
  for (const back of ['{Escape}', '{Backspace}']) {
    await userEvent.keyboard('redeploy');
    await expect.poll(active).toBe('redeploy');
    await userEvent.keyboard('{Enter}');
    await expect.element(asked).toHaveFocus();
    await userEvent.keyboard(back);
    await expect.element(first).toHaveFocus();
    await expect.element(first).toHaveValue('');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('the choices of a command can grow while they are shown', async () => {
  const redeploy = (names: readonly string[]) => ({
    id: 'redeploy',
    name: 'Redeploy',
    argument: { label: 'App', commands: names.map((name) => ({ id: name, name })) },
  });
  const palette = (names: readonly string[]) => (
    <CommandPalette defaultOpen commands={[redeploy(names)]} onRun={() => {}} />
  );
  const screen = await renderThemed(palette(['Harbour API']));
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('r{Enter}');
  await expect.element(screen.getByRole('combobox', { name: 'App' })).toHaveFocus();
  await screen.rerender(palette(['Harbour API', 'Tide Tables']));
  await expect.element(screen.getByRole('option', { name: 'Tide Tables' })).toBeVisible();
});

test('an option is named by its command and described by the rest', async () => {
  const { screen } = await setup();
  const option = screen.getByRole('option', { name: 'Harbour API', exact: true });
  await expect.element(option).toHaveAccessibleDescription('harbour-api Tidewater Labs');
  await expect
    .element(screen.getByRole('option', { name: 'Redeploy Harbour API…' }))
    .toHaveAccessibleDescription('Builds a deployment again with today’s variables.');
});

test('clicking runs a command, and clicking outside closes the palette', async () => {
  const { screen, runs } = await setup();
  await userEvent.click(screen.getByRole('option', { name: 'Logs' }));
  await expect.poll(() => runs()).toEqual([['logs', false]]);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('reports the query, and shows that it is loading', async () => {
  const onQueryChange = vi.fn<(query: string) => void>();
  const { screen } = await setup({ onQueryChange, isLoading: true });
  await userEvent.keyboard('ha');
  await expect.poll(() => onQueryChange.mock.lastCall).toEqual(['ha']);
  await expect.element(screen.getByRole('progressbar', { name: 'Searching…' })).toBeVisible();
});

test('announces that it looks further, and then what it found', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const palette = (isLoading: boolean) => (
    <CommandPalette
      commands={sampleCommands}
      isOpen
      isLoading={isLoading}
      onOpenChange={onOpenChange}
      onRun={() => {}}
    />
  );
  const screen = await renderThemed(palette(true));
  await userEvent.type(screen.getByRole('combobox'), 'xyzzy');
  const announcement = screen.getByRole('dialog').getByRole('status');
  await expect.element(announcement).toHaveTextContent('Searching…');
  await screen.rerender(palette(false));
  await expect.element(announcement).toHaveTextContent('No results for “xyzzy”');
});
