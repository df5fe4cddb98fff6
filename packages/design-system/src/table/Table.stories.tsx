import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { guide } from './Table.docs.tsx';
import { apps, AppsTable, columns, type App } from './Table.fixtures.tsx';
import { Table } from './Table.tsx';
import type { TableSort } from './types.ts';

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<App>,
  tags: ['autodocs'],
  parameters: { guide },
  args: { 'aria-label': 'Apps', columns, rows: apps, getRowKey: ({ slug }) => slug },
  render: (args) => <AppsTable {...args} />,
});

/** Clicking anywhere on a row follows its link; the menu and the sort buttons are above it. */
export const Default = meta.story({
  args: { sortDescriptor: { column: 'deployed', direction: 'descending' }, onSortChange: fn() },
});

/** Five placeholder rows, as high as real ones. */
export const Loading = meta.story({ args: { rows: undefined } });

/** New rows are loading: the old ones stay. */
export const Refreshing = meta.story({ args: { isRefreshing: true } });

/** No rows yet, and the next step. */
export const Empty = meta.story({ args: { rows: [] } });

/** An error, and the next step. */
export const Failed = meta.story({
  args: {
    error: (
      <Banner tone="danger" title="Couldn’t load apps" actions={<Button>Retry</Button>}>
        The platform responded with 503.
      </Banner>
    ),
  },
});

/** Rows outside the view are not laid out. */
export const Long = meta.story({
  args: {
    isLong: true,
    rows: Array.from({ length: 3 }, (_, round) =>
      apps.map((app) => ({
        ...app,
        name: `${app.name} ${round + 1}`,
        slug: `${app.slug}-${round + 1}`,
      })),
    ).flat(),
  },
});

/** Rows in groups, each under a heading, and a row with unsaved edits. */
export const Grouped = meta.story({
  args: {
    rows: apps.toSorted((one, two) => (one.region < two.region ? -1 : 1)),
    getRowGroup: ({ region }) => region,
    groupHeading: (region, rows) => `${region}: ${rows.length}`,
    isRowHighlighted: ({ slug }) => slug === 'tide-tables',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'eu-west-1: 2' })).toBeVisible();
  },
});

/** Groups in 390 px. */
export const GroupedNarrow = meta.story({ args: Grouped.input.args, decorators: [inNarrow] });

/** In 390 px a row is a list item. */
export const Narrow = meta.story({
  decorators: [inNarrow],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
    await expect(canvas.getByRole('rowheader', { name: 'Harbour API' })).toBeVisible();
  },
});

/** Loading in 390 px. */
export const NarrowLoading = meta.story({
  args: { rows: undefined },
  decorators: [inNarrow],
});

function SortedTable() {
  const [sort, setSort] = useState<TableSort>({ column: 'created', direction: 'ascending' });
  return <AppsTable sortDescriptor={sort} onSortChange={setSort} />;
}

/** The screen sorts; the table shows the order. */
export const Sorting = meta.story({
  render: () => <SortedTable />,
});

/** Right to left: the columns start on the right, numbers and addresses keep their own direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { sortDescriptor: { column: 'deployed', direction: 'descending' }, onSortChange: fn() },
});

/** Right to left in 390 px. */
export const RightToLeftNarrow = meta.story({
  globals: { dir: 'rtl' },
  decorators: [inNarrow],
});
