import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';

import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { guide } from './Badge.docs.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  parameters: { guide },
  tags: ['autodocs'],
  args: { children: 'Live' },
});

/** One fact. */
export const Default = meta.story();

/** Eight variants, those with a status have an icon; two sizes. */
export const Variants = meta.story({
  render: () => (
    <Stack gap={3}>
      {(['md', 'sm'] as const).map((size) => (
        <Inline key={size} isWrapping>
          <Badge size={size}>default</Badge>
          <Badge size={size} variant="secondary">
            secondary
          </Badge>
          <Badge size={size} variant="destructive" icon={<CircleX />}>
            destructive
          </Badge>
          <Badge size={size} variant="outline">
            outline
          </Badge>
          <Badge size={size} variant="muted">
            muted
          </Badge>
          <Badge size={size} variant="success" icon={<CircleCheck />}>
            success
          </Badge>
          <Badge size={size} variant="warning" icon={<TriangleAlert />}>
            warning
          </Badge>
          <Badge size={size} variant="info" icon={<Info />}>
            info
          </Badge>
        </Inline>
      ))}
    </Stack>
  ),
});
