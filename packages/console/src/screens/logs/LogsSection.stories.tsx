import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { LogsSection } from './LogsSection.tsx';
import { readLogsState } from './logsState.ts';
import { LogsSectionContainer } from './LogsSectionContainer.tsx';
import { ready } from '../../domain/loadable.ts';
import { sampleDeployments, storyNow } from '../../testing/samples.ts';
import type { AppLogReader } from './LogsView.tsx';

const read: AppLogReader = () =>
  Promise.resolve({
    entries: [
      { time: storyNow - 60_000, level: 'info', text: 'GET /berths 200' },
      { time: storyNow - 30_000, level: 'error', text: 'POST /berths/B-22/hold 500' },
    ],
    count: 2,
  });

const meta = preview.meta({
  title: 'Sections/Logs',
  tags: ['autodocs'],
  component: LogsSection,
  decorators: [withStoryTime],
  args: {
    read: ready(read),
    deployments: sampleDeployments,
    state: readLogsState({}),
    onStateChange: fn(),
  },
});

export const Ready = meta.story({});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** The container alone on a host's page. */
export const OverThePlatform = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole('/', {
      msw,
      mount,
      content: <LogsSectionContainer teamSlug="tidewater-labs" appSlug="harbour-api" />,
    });
    const filter = await canvas.findByRole('textbox', { name: 'Filter' });
    await userEvent.type(filter, 'level:error{Enter}');
    await expect(
      await canvas.findByText(/^\d+ of [\d,]+ read$/, { selector: 'form *' }),
    ).toBeVisible();
    await expect(navigation.current()).toBe('/');
  },
});
