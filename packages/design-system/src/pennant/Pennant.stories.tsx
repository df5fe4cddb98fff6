import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Pennant.docs.tsx';
import { Pennant } from './Pennant.tsx';

const names = ['harbour-api', 'tide-tables', 'pilot-booking', 'geo-search', 'berth-planner'];

const meta = preview.meta({
  title: 'Components/Pennant',
  component: Pennant,
  tags: ['autodocs'],
  parameters: { guide },
  args: { id: 'harbour-api' },
});

/** Always next to the name: two objects may have the same flag. */
export const Default = meta.story({
  render: () => (
    <Stack gap={3}>
      {names.map((name) => (
        <Inline key={name} gap={3}>
          <Pennant id={name} size={16} />
          <Pennant id={name} />
          <Pennant id={name} size={32} />
          <Text isMono>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
});
