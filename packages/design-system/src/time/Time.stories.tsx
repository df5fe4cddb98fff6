import { expect, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../link/index.ts';
import { DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { guide } from './Time.docs.tsx';
import { createStoppedClock } from './clock.ts';
import { Time } from './Time.tsx';
import { TimeSettings } from './TimeSettings.tsx';

const clock = createStoppedClock('2026-11-21T09:12:00Z');
const value = '2026-11-21T07:02:08Z';

const meta = preview.meta({
  title: 'Components/Time',
  component: Time,
  tags: ['autodocs'],
  parameters: { guide },
  args: { value },
  decorators: [
    (Story) => (
      <TimeSettings clock={clock} timeZone="UTC">
        <Story />
      </TimeSettings>
    ),
  ],
});

/** Relative, and absolute on hover and while its row has focus. */
export const Default = meta.story({
  render: (args) => (
    <ul>
      <li>
        <Link href="#build">Build</Link> <Time {...args} />
      </li>
    </ul>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('21 Nov 2026');
  },
});

/** All formats. */
export const Formats = meta.story({
  render: () => (
    <DescriptionList>
      <DescriptionItem term="relative">
        <Time value={value} />
      </DescriptionItem>
      <DescriptionItem term="absolute">
        <Time value={value} format="absolute" />
      </DescriptionItem>
      <DescriptionItem term="day">
        <Time value={value} format="day" />
      </DescriptionItem>
      <DescriptionItem term="clock">
        <Time value={value} format="clock" />
      </DescriptionItem>
    </DescriptionList>
  ),
});
