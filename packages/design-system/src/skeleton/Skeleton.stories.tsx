import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Skeleton.docs.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    isLoading: true,
    children: (
      <Card>
        <Stack gap={2}>
          <Text weight="medium">
            <SkeletonText>Harbour API</SkeletonText>
          </Text>
          <Text tone="muted">
            <SkeletonText>harbour-api.quayside.example</SkeletonText>
          </Text>
        </Stack>
      </Card>
    ),
  },
});

/** The real layout; its texts are bars of the same length. */
export const Loading = meta.story({});

/** The same layout after loading: nothing has moved. */
export const Ready = meta.story({ args: { isLoading: false } });

/** Bars without a layout. */
export const Shapes = meta.story({
  render: () => (
    <Stack>
      <Inline>
        <SkeletonText shape="square" />
        <SkeletonText shape="circle" />
        <SkeletonText shape="icon" />
        <SkeletonText shape="button" />
      </Inline>
      <SkeletonText shape="title" width="xl" />
      <SkeletonText width="xs" />
      <SkeletonText width="sm" />
      <SkeletonText width="md" />
      <SkeletonText width="lg" />
      <SkeletonText width="full" />
    </Stack>
  ),
});
