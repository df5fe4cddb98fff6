import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { DeploymentsSection } from './DeploymentsSection.tsx';
import { DeploymentsSectionContainer } from './DeploymentsSectionContainer.tsx';
import { ready } from '../../domain/loadable.ts';
import { sampleDeployments } from '../../testing/samples.ts';

const meta = preview.meta({
  title: 'Sections/Deployments',
  tags: ['autodocs'],
  component: DeploymentsSection,
  decorators: [withStoryTime],
  args: {
    deployments: ready({ data: [...sampleDeployments], count: 117 }),
    page: 1,
    pageSize: 5,
    onPageChange: fn(),
    order: 'desc' as const,
    onOrderChange: fn(),
    deploymentHref: ({ id }: { id: string }) =>
      `/tidewater-labs/apps/harbour-api/deployments/${id}`,
    onRedeploy: fn(async () => {}),
    onNewDeployment: fn(),
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
      content: <DeploymentsSectionContainer teamSlug="tidewater-labs" appSlug="harbour-api" />,
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }));
    await expect(await canvas.findByText('6–10 of 12')).toBeVisible();
    await expect(navigation.current()).toBe('/');
  },
});
