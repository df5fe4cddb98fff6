import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { guide } from './Switch.docs.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  parameters: { guide },
  tags: ['autodocs'],
  args: { children: 'Notify me when it ends', onChange: fn() },
});

/** Space toggles it, and it takes effect at once. */
export const Default = meta.story();

/** Off, on, disabled, with help. */
export const States = meta.story({
  render: () => (
    <Stack gap={3}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled defaultSelected>
        Disabled, on
      </Switch>
      <Switch description="Keys like j, k and / act without Control.">Single-key shortcuts</Switch>
    </Stack>
  ),
});

/** Right to left the thumb moves the other way. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: 'أعلمني عند الانتهاء', defaultSelected: true },
});
