import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { guide } from './TextArea.docs.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: { guide },
  tags: ['autodocs'],
  args: { label: 'Value', description: 'Valid JSON.' },
});

/** Enter adds a line; it never submits the form. */
export const Default = meta.story({
  args: { isMono: true },
});

/** Default, invalid and disabled. */
export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <TextArea label="Rest" isMono defaultValue={'{"berths": true,\n "pilotage": false}'} />
      <TextArea
        label="Invalid"
        isMono
        isInvalid
        errorMessage="Line 2: a comma is missing"
        defaultValue={'{"berths": true\n "pilotage": false}'}
      />
      <TextArea label="Disabled" isDisabled defaultValue="Only an admin can change this." />
    </Grid>
  ),
});
