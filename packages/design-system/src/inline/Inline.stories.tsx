import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { guide } from './Inline.docs.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  title: 'Components/Inline',
  component: Inline,
  tags: ['autodocs'],
  parameters: { guide },
});

/** Alignment on the main axis: at both ends, or at one. */
export const Default = meta.story({
  render: () => (
    <Stack>
      <Inline justify="between">
        <Badge>start</Badge>
        <Badge>end</Badge>
      </Inline>
      <Inline justify="end">
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </Inline>
    </Stack>
  ),
});

/** Wraps where there is no room. */
export const Wrapping = meta.story({
  args: {
    isWrapping: true,
    children: Array.from({ length: 40 }, (_, index) => (
      <Badge key={index} variant="outline">{`variable ${index + 1}`}</Badge>
    )),
  },
});
