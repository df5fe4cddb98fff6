import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Status } from '../status/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './HoverCard.docs.tsx';
import { HoverCard, HoverCardTrigger } from './HoverCard.tsx';

const meta = preview.meta({
  title: 'Components/HoverCard',
  component: HoverCard,
  subcomponents: { HoverCardTrigger },
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    'aria-label': 'Deployment b71e4c…98aa13',
    children: (
      <Stack gap={2}>
        <Inline gap={3}>
          <Status state="ready">Ready</Status>
          <Text tone="muted">42 s, two hours ago</Text>
        </Inline>
        <Text>Serves harbour-api.quayside.example.</Text>
        <Link href="#logs">Open Logs</Link>
      </Stack>
    ),
  },
  render: (args) => (
    <HoverCardTrigger delay={0} closeDelay={0}>
      <Link href="#deployment">b71e4c…98aa13</Link>
      <HoverCard {...args} />
    </HoverCardTrigger>
  ),
});

/** Keyboard focus opens it, Tab moves into it, Escape closes it and focuses the link. */
export const Default = meta.story();

/** Opens the card by focus on its link. */
const open = async ({ userEvent }: { userEvent: { tab: () => Promise<void> } }) => {
  await userEvent.tab();
  const card = await screen.findByRole('dialog');
  await waitFor(() => expect(card).toBeVisible());
  return card;
};

/** Open. */
export const Open = meta.story({ play: async (context) => void (await open(context)) });

/** Long content wraps. */
export const LongContent = meta.story({
  args: {
    children: (
      <Text>
        A branch with a name that somebody thought about for a long time:
        feature/a-branch-with-a-name-that-somebody-thought-about-for-a-long-time
      </Text>
    ),
  },
  play: async (context) => {
    const card = await open(context);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

/** Right to left. */
export const RightToLeft = meta.story({ ...Open.input, globals: { dir: 'rtl' } });
