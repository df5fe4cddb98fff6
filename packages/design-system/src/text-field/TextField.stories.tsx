import { Globe } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { Link } from '../link/index.ts';
import { guide } from './TextField.docs.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  parameters: { guide },
  tags: ['autodocs'],
  args: { label: 'Name', description: '3 to 50 characters', onChange: fn() },
});

/** Clicking the label focuses the field; the help describes it. */
export const Default = meta.story();

/** Default, filled, invalid, disabled, read-only; three sizes; adornments inside the box. */
export const States = meta.story({
  render: () => (
    <Grid columns={4}>
      <TextField label="Rest" placeholder="Harbour API" description="3 to 50 characters" />
      <TextField label="Filled" defaultValue="Harbour API" />
      <TextField
        label="Invalid"
        defaultValue="Ha"
        isInvalid
        errorMessage="Name must be at least 3 characters"
        description="3 to 50 characters"
      />
      <TextField
        label="Disabled"
        isDisabled
        defaultValue="Harbour API"
        description="Only an admin can rename the team."
      />
      <TextField label="Read only" isReadOnly defaultValue="harbour-api" isMono />
      <TextField label="Small" size="sm" defaultValue="us-east-1" />
      <TextField label="Large" size="lg" defaultValue="ada@example.com" />
      <TextField
        label="With parts"
        labelEnd={<Link href="#more">Learn more</Link>}
        start={<Globe />}
        end="ms"
        defaultValue="250"
      />
    </Grid>
  ),
});

/** Keyboard and pointer focus show the same ring, at the field's edge. */
export const Focused = meta.story({
  args: { defaultValue: 'Harbour API' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

/** Long words wrap in labels, help and errors, and scroll in the field. */
export const LongContent = meta.story({
  render: () => (
    <Grid columns={4}>
      <TextField
        label="The name under which everyone in this team will find the application"
        isInvalid
        errorMessage="An application called harbour-api-with-a-very-long-name-that-goes-on-and-on exists in this team already. Choose another name."
        defaultValue="harbour-api-with-a-very-long-name-that-goes-on-and-on"
      />
    </Grid>
  ),
});

/** Right to left, with a value that reads left to right. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { label: 'الاسم', description: 'من ٣ إلى ٥٠ حرفًا', start: <Globe /> },
});
