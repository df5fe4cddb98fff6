import { GitBranch } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { guide } from './ComboBox.docs.tsx';
import { ComboBox, ComboBoxItem } from './ComboBox.tsx';

const names = ['us-east-1', 'us-west-2', 'eu-west-1', 'eu-central-1', 'sa-east-1', 'ap-south-1'];
const regions = names.map((name) => (
  <ComboBoxItem key={name} id={name}>
    {name}
  </ComboBoxItem>
));

const meta = preview.meta({
  title: 'Components/ComboBox',
  component: ComboBox,
  subcomponents: { ComboBoxItem },
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Region',
    placeholder: 'Search regions',
    emptyMessage: 'No such region',
    onChange: fn(),
    children: regions,
  },
});

/** Typing filters the list, arrow keys move through it, Enter selects; the field keeps focus. */
export const Default = meta.story();

/** Open, with a check mark at the selected option. */
export const Open = meta.story({
  args: { defaultValue: 'eu-west-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent(
      'eu-west-1',
    );
  },
});

/** Nothing matches the input. */
export const NoMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mars');
    await waitFor(() => expect(screen.getByText('No such region')).toBeVisible());
  },
});

/** Empty, selected, pending, invalid, disabled; three sizes. */
export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <ComboBox label="Empty" placeholder="Search regions" description="Where it runs.">
        {regions}
      </ComboBox>
      <ComboBox label="Chosen" defaultValue="eu-west-1" start={<GitBranch />}>
        {regions}
      </ComboBox>
      <ComboBox label="Pending" isPending pendingLabel="Searching" defaultInputValue="eu">
        {regions}
      </ComboBox>
      <ComboBox label="Invalid" isRequired isInvalid errorMessage="Choose a region.">
        {regions}
      </ComboBox>
      <ComboBox label="Disabled" isDisabled defaultValue="eu-west-1">
        {regions}
      </ComboBox>
      <ComboBox label="Small" size="sm" defaultValue="eu-west-1">
        {regions}
      </ComboBox>
      <ComboBox label="Large" size="lg" defaultValue="eu-west-1">
        {regions}
      </ComboBox>
    </Grid>
  ),
});

/** Long names in a narrow container, with descriptions. */
export const NarrowLongContent = meta.story({
  args: {
    children: (
      <ComboBoxItem
        id="long"
        textValue="feature/a-branch-with-a-name-that-somebody-thought-about-for-a-long-time"
        description="Forked from main three weeks ago, and not merged since then by anybody."
      >
        feature/a-branch-with-a-name-that-somebody-thought-about-for-a-long-time
      </ComboBoxItem>
    ),
  },
  decorators: [inNarrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

/** Right to left: the button is on the left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { label: 'المنطقة' } });
