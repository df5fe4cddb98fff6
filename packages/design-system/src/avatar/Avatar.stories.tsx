import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Avatar.docs.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: { guide },
});

/** Always next to the name: it is decoration and hidden from assistive technology. */
export const Default = meta.story({
  args: { name: 'Ada Lovelace' },
  render: (args) => (
    <Inline gap={2}>
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
});

/** Round for users, square for teams, in three sizes. */
export const Shapes = meta.story({
  args: { name: 'Tidewater Labs' },
  render: () => (
    <Inline gap={4}>
      <Avatar name="Ada Lovelace" size={20} />
      <Avatar name="Grace Hopper" size={24} />
      <Avatar name="Katherine Johnson" size={32} />
      <Avatar name="Tidewater Labs" shape="team" size={20} />
      <Avatar name="Tidewater Labs" shape="team" size={24} />
      <Avatar name="Tidewater Labs" shape="team" size={32} />
      <Avatar name="日本 語" />
    </Inline>
  ),
});
