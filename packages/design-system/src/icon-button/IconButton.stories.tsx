import { Copy, Ellipsis, Eye, Trash2 } from 'lucide-react';
import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Kbd } from '../kbd/index.ts';
import { Stack } from '../stack/index.ts';
import { guide } from './IconButton.docs.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  parameters: { guide },
  tags: ['autodocs'],
  args: { label: 'Copy ID', children: <Copy />, onPress: fn() },
});

/** Its name is shown on focus, and Escape hides it. */
export const Default = meta.story({
  args: { shortcut: <Kbd>C</Kbd> },
});

/** Variants, sizes and states. */
export const Variants = meta.story({
  render: () => (
    <Stack gap={4}>
      {(['ghost', 'secondary', 'primary', 'danger-quiet', 'danger'] as const).map((variant) => (
        <Inline key={variant} gap={3}>
          {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
            <IconButton key={size} label={`${variant} ${size}`} variant={variant} size={size}>
              <Eye />
            </IconButton>
          ))}
          <IconButton label={`${variant} pending`} variant={variant} isPending>
            <Trash2 />
          </IconButton>
          <IconButton label={`${variant} disabled`} variant={variant} isDisabled>
            <Ellipsis />
          </IconButton>
        </Inline>
      ))}
    </Stack>
  ),
});
