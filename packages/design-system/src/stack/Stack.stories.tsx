import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../badge/index.ts';
import { guide } from './Stack.docs.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  parameters: { guide },
  tags: ['autodocs'],
});

/** `Stack` lays out its children in a column, with a gap of the space scale. */
export const Default = meta.story({
  render: () => (
    <Stack gap={6}>
      {([1, 2, 4] as const).map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <Badge variant="outline">{`gap ${gap}`}</Badge>
          <Badge variant="outline">{`gap ${gap}`}</Badge>
        </Stack>
      ))}
    </Stack>
  ),
});
