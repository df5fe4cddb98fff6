import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { apps, columns, type App } from '../table/Table.fixtures.tsx';
import { guide } from './DataGrid.docs.tsx';
import { AppsGrid, BerthsGrid, SortedBerthsGrid } from './DataGrid.fixtures.tsx';
import { DataGrid } from './DataGrid.tsx';

const meta = preview.meta({
  title: 'Components/DataGrid',
  component: DataGrid<App>,
  tags: ['autodocs'],
  parameters: { guide },
  args: { 'aria-label': 'Apps', columns, rows: apps, getRowKey: ({ slug }) => slug },
  render: (args) => <AppsGrid {...args} />,
});

/** Rows are selected by their checkboxes, by Space, and several at a time with Shift. */
export const Selecting = meta.story({
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: ['harbour-api', 'invoice-worker'],
    disabledKeys: ['customs-forms'],
    onSelectionChange: fn(),
  },
});

/** Single selection, without a checkbox for all. */
export const SelectingOne = meta.story({
  args: { selectionMode: 'single', defaultSelectedKeys: ['tide-tables'] },
});

/** Selectable rows while loading. */
export const SelectingLoading = meta.story({
  args: { selectionMode: 'multiple', rows: undefined },
});

/** In 390 px the checkbox is before the name. */
export const SelectingNarrow = meta.story({
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['harbour-api'] },
  decorators: [inNarrow],
});

/** 10 000 rows: those in view are rendered; all can be reached, sorted and selected. */
export const Large = meta.story({
  render: () => <SortedBerthsGrid />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await userEvent.click(canvas.getByRole('button', { name: 'Vessel' }));
    await expect(canvas.getByRole('rowheader', { name: 'Albatross 1' })).toBeVisible();
  },
});

/** 10 000 rows in 390 px: list items, all of equal height. */
export const LargeNarrow = meta.story({
  render: () => <BerthsGrid />,
  decorators: [inNarrow],
});

/** Right to left: the checkboxes are on the right, and arrow keys move in their direction. */
export const RightToLeftSelecting = meta.story({
  globals: { dir: 'rtl' },
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['harbour-api'] },
});
