import { History } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { guide } from './Banner.docs.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  parameters: { guide },
  tags: ['autodocs'],
});

/** Stays until its cause is resolved; one that may be missed can be dismissed. */
export const Default = meta.story({
  args: {
    tone: 'warning',
    title: 'REDIS_URL is already set by you',
    children: 'Connecting replaces it from the next deployment on.',
    onDismiss: fn(),
    actions: <Button size="sm">Review</Button>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** Five tones, with and without details and an action. */
export const Tones = meta.story({
  render: () => (
    <Grid columns={2}>
      <Banner icon={<History />} actions={<Button size="sm">Redeploy</Button>}>
        2 variables changed since the live deployment
      </Banner>
      <Banner tone="warning" title="REDIS_URL is already set by you">
        Connecting replaces it from the next deployment on.
      </Banner>
      <Banner tone="info" title="Slower than usual">
        1 min 12 s so far; the median is 41 s.
      </Banner>
      <Banner tone="danger" title="The variables were not saved" announce="assertive">
        What you typed is kept. The platform responded with 503; try again.
      </Banner>
      <Banner tone="success" title="Device authorized" announce="polite">
        You can close this tab.
      </Banner>
    </Grid>
  ),
});

/** Across the page, below its top bar. */
export const FullWidth = meta.story({
  parameters: { isPage: true },
  render: () => (
    <Stack gap={0}>
      <Banner tone="warning" isFullWidth actions={<Button size="sm">Retry Now</Button>}>
        Can’t reach the platform. Next try in 12 s.
      </Banner>
    </Stack>
  ),
});
