import { useQuery } from '@tanstack/react-query';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';

import { appQueries } from '../../api/apps.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { BuildLogSection } from './BuildLogSection.tsx';
import { BuildLogSectionContainer } from './BuildLogSectionContainer.tsx';
import { ready } from '../../domain/loadable.ts';
import { readerOf, sampleFailedLog } from '../../testing/sampleLog.ts';

const meta = preview.meta({
  title: 'Sections/Build Log',
  tags: ['autodocs'],
  component: BuildLogSection,
  decorators: [withStoryTime],
  args: { log: ready({ read: readerOf(sampleFailedLog) }) },
});

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Deployment Logs' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

const app = { teamSlug: 'tidewater-labs', appSlug: 'harbour-api' };

function LogOfTheLiveDeployment() {
  const api = useApi();
  const { data: { id: appId } = {} } = useQuery(appQueries(api).byPath(app));
  const deployments = useQuery(deploymentQueries(api).newest({ appId }));
  const live = deployments.data?.data.find(({ status }) => status === 'success');
  return live && <BuildLogSectionContainer {...app} deploymentId={live.id} />;
}

/** The container alone on a host's page. */
export const OverThePlatform = meta.story({
  async play({ mount, canvas, msw }) {
    const { page } = await openConsole('/', {
      msw,
      content: <LogOfTheLiveDeployment />,
    });
    await mount(page);
    await expect(await canvas.findByRole('grid', { name: 'Build log' })).toBeVisible();
  },
});
