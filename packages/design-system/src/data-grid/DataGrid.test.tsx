import { Button, Link } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { apps } from '../table/Table.fixtures.tsx';
import { AppsGrid, berthColumns, berths, BerthsGrid, type Berth } from './DataGrid.fixtures.tsx';
import type { DataGridProps } from './types.ts';

const between = (props: Partial<DataGridProps<Berth>>) => (
  <>
    <Button>Before</Button>
    <BerthsGrid rows={berths(8)} maxVisibleRows={undefined} {...props} />
    <Button>After</Button>
  </>
);

const setup = async (props: Partial<DataGridProps<Berth>> = {}, locale = 'en-GB') => {
  const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
  const all = { onSelectionChange, ...props };
  const screen = await renderThemed(between(all), { locale });
  return {
    screen,
    rerender: (more: Partial<DataGridProps<Berth>>) =>
      screen.rerender(between({ ...all, ...more })),
    selected: () => [...(onSelectionChange.mock.lastCall?.[0] ?? [])].toSorted(),
    onSelectionChange,
  };
};

/** Focused element: a row's number, or the text or name of its content. */
function focused(): string | undefined {
  const { activeElement: element } = document;
  if (element instanceof HTMLTableRowElement) return rowOf();
  return element?.textContent || element?.getAttribute('aria-label') || element?.nodeName;
}

function rowOf(): string {
  return document.activeElement?.closest('tr')?.querySelector('th')?.textContent ?? '';
}

const press = (...keys: string[]) => userEvent.keyboard(keys.join(''));

/** Tab to the rows: past the button before, the checkbox in the header and the three that sort. */
const enter = async () => {
  for (let stop = 0; stop < 2; stop += 1) await userEvent.tab();
};

test('all rows are one Tab stop, forward and backward', async () => {
  const { screen } = await setup();
  await enter();
  await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  await userEvent.tab();
  expect(focused()).toBe('Albatross 1');
  await press('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Cormorant 3');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Cormorant 3');
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  await userEvent.tab();
  expect(focused()).toBe('Cormorant 3');
});

test('links and buttons in other rows are not Tab stops', async () => {
  const screen = await renderThemed(
    <>
      <AppsGrid selectionMode="multiple" />
      <Button>After</Button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await press('{ArrowDown}');
  expect(rowOf()).toContain(apps[1]?.name);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(rowOf()).toContain(apps[1]?.name);
  expect(document.activeElement?.tagName).toBe('TR');
});

test('arrow keys, Home, End and Page keys move between rows, into the header and back', async () => {
  const onSortChange = vi.fn<() => void>();
  const { screen } = await setup({ rows: berths(25), onSortChange });
  screen.getByRole('row').nth(1).element().focus();
  await press('{PageDown}');
  expect(focused()).toBe('Dunlin 11');
  await press('{End}');
  expect(focused()).toBe('Dunlin 25');
  await press('{ArrowDown}');
  expect(focused()).toBe('Dunlin 25');
  await press('{PageUp}{PageUp}{ArrowUp}');
  expect(focused()).toBe('Dunlin 4');
  await press('{Home}');
  expect(focused()).toBe('Albatross 1');
  await press('{ArrowUp}');
  await expect.element(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  await press('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: 'Vessel' })).toHaveFocus();
  await press('{ArrowDown}');
  expect(focused()).toBe('Albatross 1');
});

test('arrow keys move within a row, and keep the column in the next one', async () => {
  const columns = [
    ...berthColumns,
    { id: 'map', header: 'Map', cell: ({ id }: Berth) => <Link href={`#${id}`}>Map of {id}</Link> },
  ];
  const { screen } = await setup({ columns });
  screen.getByRole('row').nth(1).element().focus();
  await press('{ArrowRight}');
  await expect.element(screen.getByRole('checkbox', { name: 'Select Albatross 1' })).toHaveFocus();
  await press('{ArrowRight}');
  expect(focused()).toBe('1');
  await press('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement?.tagName).toBe('TR');
  await press('{ArrowLeft}');
  await expect.element(screen.getByRole('link', { name: 'Map of B-1' })).toHaveFocus();
  await press('{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: 'Map of B-2' })).toHaveFocus();
  await press('{Home}');
  await expect.element(screen.getByRole('checkbox', { name: 'Select Bluefin 2' })).toHaveFocus();
  await press('{End}');
  await expect.element(screen.getByRole('link', { name: 'Map of B-2' })).toHaveFocus();
  await press('{Control>}{End}{/Control}');
  await expect.element(screen.getByRole('link', { name: 'Map of B-8' })).toHaveFocus();
});

test('clicking a cell focuses it, and the arrow keys continue in its column', async () => {
  const { screen } = await setup();
  await screen.getByRole('gridcell', { name: 'Rotterdam' }).first().click();
  expect(focused()).toBe('Rotterdam');
  await press('{ArrowDown}');
  expect(focused()).toBe('Halifax');
  expect(rowOf()).toBe('Bluefin 2');
});

test('right to left, ArrowLeft moves forward', async () => {
  const { screen } = await setup({}, 'ar-EG');
  screen.getByRole('row').nth(1).element().focus();
  await press('{ArrowLeft}');
  await expect.element(screen.getByRole('checkbox', { name: 'Select Albatross 1' })).toHaveFocus();
  await press('{ArrowRight}');
  expect(document.activeElement?.tagName).toBe('TR');
});

test('Space selects, Shift extends either way, Mod+A selects all, Escape clears', async () => {
  const { screen, selected } = await setup({ disabledKeys: ['B-4'] });
  const table = screen.getByRole('grid', { name: 'Berths' });
  await expect.element(table).toHaveAttribute('aria-multiselectable', 'true');
  screen.getByRole('row').nth(2).element().focus();
  await press(' ');
  expect(selected()).toEqual(['B-2']);
  await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toEqual(['B-2', 'B-3', 'B-5']);
  await press('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  expect(selected()).toEqual(['B-1', 'B-2']);
  await expect.element(screen.getByText('2 selected')).toBeInTheDocument();
  const head = screen.getByRole('checkbox', { name: 'Select all' });
  await expect.element(head).toBePartiallyChecked();
  await press('{Control>}a{/Control}');
  expect(selected()).toEqual(['B-1', 'B-2', 'B-3', 'B-5', 'B-6', 'B-7', 'B-8']);
  await expect.element(head).toBeChecked();
  await press('{Escape}');
  expect(selected()).toEqual([]);
  await expect.element(screen.getByRole('row').nth(2)).toHaveAttribute('aria-selected', 'false');
});

test('checkboxes select by pointer, and with Shift the rows between', async () => {
  const { screen, selected } = await setup();
  await screen.getByRole('checkbox', { name: 'Select Bluefin 2' }).click();
  expect(selected()).toEqual(['B-2']);
  await expect.element(screen.getByRole('checkbox', { name: 'Select Bluefin 2' })).toBeChecked();
  await screen.getByRole('checkbox', { name: 'Select Eider 5' }).click({ modifiers: ['Shift'] });
  expect(selected()).toEqual(['B-2', 'B-3', 'B-4', 'B-5']);
  await screen.getByRole('gridcell', { name: '3', exact: true }).click();
  expect(selected()).toEqual(['B-2', 'B-4', 'B-5']);
  await screen.getByRole('checkbox', { name: 'Select all' }).click();
  expect(selected()).toHaveLength(8);
  await screen.getByRole('checkbox', { name: 'Select all' }).click();
  expect(selected()).toEqual([]);
});

test.each([
  ['pressed', ' '],
  ['held', '{ >3}{/ }'],
])('Space that is %s on the checkbox of a row toggles it once', async (_, keys) => {
  const { screen, selected, onSelectionChange } = await setup();
  screen.getByRole('checkbox', { name: 'Select Bluefin 2' }).element().focus();
  await press(keys);
  expect(selected()).toEqual(['B-2']);
  expect(onSelectionChange).toHaveBeenCalledTimes(1);
});

test('the checkbox of an unselectable row is disabled, and pressing it does not follow the row', async () => {
  const followed = vi.fn<() => void>();
  const { screen, onSelectionChange } = await setup({
    disabledKeys: ['B-2'],
    rowHref: ({ id }) => `#${id}`,
  });
  screen.getByRole('link', { name: 'Bluefin 2' }).element().addEventListener('click', followed);
  const box = screen.getByRole('checkbox', { name: 'Select Bluefin 2' });
  await expect.element(box).toHaveAttribute('aria-disabled', 'true');
  await box.click({ force: true });
  expect(onSelectionChange).not.toHaveBeenCalled();
  expect(followed).not.toHaveBeenCalled();
  await expect.element(box).not.toBeChecked();
});

test('single selection replaces the row, and has no checkbox for all', async () => {
  const { screen, selected } = await setup({ selectionMode: 'single' });
  expect(screen.getByRole('checkbox', { name: 'Select all' }).elements()).toHaveLength(0);
  screen.getByRole('row').nth(1).element().focus();
  await press(' {ArrowDown}{Enter}');
  expect(selected()).toEqual(['B-2']);
  await press('{Enter}');
  expect(selected()).toEqual([]);
});

test('a controlled selection follows its prop, and keeps filtered rows', async () => {
  const { screen, rerender, selected } = await setup({ selectedKeys: ['B-1', 'B-7'] });
  await expect.element(screen.getByRole('checkbox', { name: 'Select Gannet 7' })).toBeChecked();
  await rerender({ selectedKeys: ['B-1', 'B-7'], rows: berths(3) });
  await screen.getByRole('checkbox', { name: 'Select Bluefin 2' }).click();
  expect(selected()).toEqual(['B-1', 'B-2', 'B-7']);
  await expect
    .element(screen.getByRole('checkbox', { name: 'Select Bluefin 2' }))
    .not.toBeChecked();
});

test('Enter follows the row’s link, Space selects it', async () => {
  const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
  const { screen } = await setup({
    onSelectionChange,
    rowHref: ({ id }) => `#${id}`,
  });
  const followed = vi.fn<() => void>();
  screen.getByRole('link', { name: 'Bluefin 2' }).element().addEventListener('click', followed);
  screen.getByRole('row').nth(2).element().focus();
  await press('{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(onSelectionChange).not.toHaveBeenCalled();
  await press(' ');
  expect(onSelectionChange).toHaveBeenCalledTimes(1);
});

test('typing letters moves to the next row that begins with them', async () => {
  const { screen } = await setup({ rows: berths(20) });
  screen.getByRole('row').nth(1).element().focus();
  await press('c');
  expect(focused()).toBe('Cormorant 3');
  await press('ormorant 1');
  expect(focused()).toBe('Cormorant 10');
});

test('keys in a field inside a row stay there', async () => {
  const columns = [
    ...berthColumns,
    { id: 'note', header: 'Note', cell: ({ id }: Berth) => <input aria-label={`Note on ${id}`} /> },
  ];
  const { screen, onSelectionChange } = await setup({ columns });
  const field = screen.getByRole('textbox', { name: 'Note on B-2' });
  await field.click();
  await press('a b{ArrowLeft}c{Home}{ArrowDown}{Control>}a{/Control}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('a cb');
  expect(onSelectionChange).not.toHaveBeenCalled();
});

test('when the focused row is removed, its successor takes focus; when it moves, it keeps focus', async () => {
  const rows = berths(8);
  const { screen, rerender } = await setup({ rows });
  screen.getByRole('row').nth(3).element().focus();
  await rerender({ rows: rows.toReversed() });
  expect(focused()).toBe('Cormorant 3');
  await rerender({ rows: rows.filter(({ id }) => id !== 'B-3') });
  expect(focused()).toBe('Gannet 7');
  await rerender({ rows: rows.slice(0, 1) });
  expect(focused()).toBe('Albatross 1');
});

test('a checkbox is toggled while text elsewhere is selected', async () => {
  const { screen, selected } = await setup({ selectionMode: 'multiple' });
  const word = screen.getByRole('rowheader', { name: 'Cormorant 3' }).element();
  const mark = (element: Element) => getSelection()?.selectAllChildren(element);
  const box = screen.getByRole('checkbox', { name: /Albatross 1/ });
  mark(word);
  box.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  expect(selected()).toHaveLength(1);
});

test('removing the last row keeps focus on the grid', async () => {
  const { screen, rerender } = await setup({ empty: 'No berths' });
  await enter();
  await userEvent.tab();
  expect(focused()).toBe('Albatross 1');
  await rerender({ rows: [], empty: 'No berths' });
  await expect.element(screen.getByText('No berths')).toBeVisible();
  await expect.element(document.body).not.toHaveFocus();
  expect(document.activeElement?.querySelector('table')).not.toBeNull();
});
