import { expect, fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { guide } from './Select.docs.tsx';
import { Select, SelectItem } from './Select.tsx';

const roles = (
  <>
    <SelectItem id="admin" description="Invites and removes people.">
      admin
    </SelectItem>
    <SelectItem id="member" description="Deploys, and reads logs.">
      member
    </SelectItem>
  </>
);

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  parameters: { guide },
  subcomponents: { SelectItem },
  tags: ['autodocs'],
  args: { label: 'Role', children: roles, onChange: fn() },
});

/** Enter opens it, arrow keys move, Enter selects, and focus returns to the button. */
export const Default = meta.story();

/** Open, with a description of each option. */
export const Open = meta.story({
  args: { defaultValue: 'admin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('admin');
  },
});

/** Empty, selected, invalid, disabled; three sizes. */
export const States = meta.story({
  render: () => (
    <Grid columns={4}>
      <Select label="Empty" placeholder="Choose a role">
        {roles}
      </Select>
      <Select label="Chosen" defaultValue="member" description="Every member can deploy.">
        {roles}
      </Select>
      <Select label="Invalid" isInvalid errorMessage="Choose a role.">
        {roles}
      </Select>
      <Select label="Disabled" isDisabled defaultValue="member">
        {roles}
      </Select>
      <Select label="Small" size="sm" defaultValue="member">
        {roles}
      </Select>
      <Select label="Large" size="lg" defaultValue="member">
        {roles}
      </Select>
    </Grid>
  ),
});
