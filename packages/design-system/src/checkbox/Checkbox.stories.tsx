import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { guide } from './Checkbox.docs.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { guide },
  tags: ['autodocs'],
  args: { children: 'Use as a secret', onChange: fn() },
});

/** Space toggles it; so does clicking its label. */
export const Default = meta.story();

/** Unchecked, checked, indeterminate, invalid, disabled; with help and without a label. */
export const States = meta.story({
  render: () => (
    <Stack gap={3}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultSelected>On</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox description="Nobody can read it again, you neither.">Use as a secret</Checkbox>
      <Checkbox isInvalid errorMessage="Please confirm this.">
        I understand
      </Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Disabled, on
      </Checkbox>
      <Checkbox aria-label="Select row" />
    </Stack>
  ),
});
