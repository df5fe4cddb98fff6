import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { Kbd } from '../kbd/index.ts';
import { guide } from './SearchField.docs.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  parameters: { guide },
  tags: ['autodocs'],
  args: {
    'aria-label': 'Search apps',
    placeholder: 'Search apps',
    shortcut: <Kbd>/</Kbd>,
    onSubmit: fn(),
  },
});

/** Enter submits, Escape clears; a clear button replaces the shortcut hint. */
export const Default = meta.story();

/** Empty, filled and disabled, in three sizes. */
export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <SearchField aria-label="Small" size="sm" placeholder="Search lines" />
      <SearchField aria-label="Filled" defaultValue="harbour" />
      <SearchField aria-label="Large" size="lg" placeholder="Go to…" isDisabled />
    </Grid>
  ),
});
