import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Narrow as NarrowPlace } from '../internal/Narrow.fixtures.tsx';
import { guide } from './Table.docs.tsx';
import { AppsTable } from './Table.fixtures.tsx';
import type { TableSort } from './types.ts';

const meta = preview.meta({
  title: 'Components/Table',
  component: AppsTable,
  tags: ['autodocs'],
  parameters: { guide },
});

/** A press anywhere on a row follows its link; the menu and the sort buttons lie above it. */
export const Default = meta.story({
  args: { sortDescriptor: { column: 'deployed', direction: 'descending' }, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'created',
      direction: 'ascending',
    });
  },
});

/** Five rows as high as those to come. */
export const Loading = meta.story({ args: { rows: undefined } });

/** New rows are on their way: the old ones stay. */
export const Refreshing = meta.story({ args: { isRefreshing: true } });

/** Nothing yet, and the next step. */
export const Empty = meta.story({ args: { rows: [] } });

/** What happened, and a way on. */
export const Failed = meta.story({
  args: {
    error: (
      <Banner tone="danger" title="The apps could not be loaded" actions={<Button>Retry</Button>}>
        The platform answered 503.
      </Banner>
    ),
  },
});

/** In 390 px a row is a list item. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <NarrowPlace>
        <Story />
      </NarrowPlace>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
    await expect(canvas.getByRole('rowheader', { name: 'Harbour API' })).toBeVisible();
  },
});

/** While it loads in 390 px. */
export const NarrowLoading = meta.story({
  args: { rows: undefined },
  decorators: [
    (Story) => (
      <NarrowPlace>
        <Story />
      </NarrowPlace>
    ),
  ],
});

function SortedTable() {
  const [sort, setSort] = useState<TableSort>({ column: 'created', direction: 'ascending' });
  return <AppsTable sortDescriptor={sort} onSortChange={setSort} />;
}

/** The screen sorts; the table says which way. */
export const Sorting = meta.story({
  render: () => <SortedTable />,
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Created' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Created' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
});

/** Right to left: the columns start on the right, numbers and addresses keep their own direction. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { sortDescriptor: { column: 'deployed', direction: 'descending' }, onSortChange: fn() },
});

/** Right to left in 390 px. */
export const RightToLeftNarrow = meta.story({
  globals: { dir: 'rtl' },
  decorators: [
    (Story) => (
      <NarrowPlace>
        <Story />
      </NarrowPlace>
    ),
  ],
});
