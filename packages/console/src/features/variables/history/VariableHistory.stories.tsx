import { expect, fn } from 'storybook/test';

import preview from '../../../../../../.storybook/preview.tsx';
import { sampleDeployment, sampleVariable } from '../../../testing/samples.ts';
import { withStoryTime } from '../../../testing/withStoryTime.tsx';
import { noHistory } from './variableHistory.ts';
import VariableHistory from './VariableHistory.tsx';

const meta = preview.meta({
  title: 'Screens/Environment Variables/History',
  component: VariableHistory,
  decorators: [withStoryTime],
  args: {
    history: {
      stored: noHistory,
      variables: [
        sampleVariable({ name: 'TIDE_API_BASE', value: 'on', agoMs: 60_000 }),
        sampleVariable({ name: 'LOG_LEVEL', value: 'info', agoMs: 1_500_000 }),
        sampleVariable({ name: 'WORKERS', value: '4', agoMs: 1_500_000 }),
        sampleVariable({ name: 'SMTP_HOST', value: 'smtp.example.com', agoMs: 7_800_000 }),
      ],
      deployments: [
        sampleDeployment({ seed: 12, status: 'success', agoMs: 1_200_000 }),
        sampleDeployment({ seed: 14, status: 'success', agoMs: 7_200_000 }),
      ],
      changeSets: [],
    },
    deploymentHref: ({ id }) => `#${id}`,
    onUndo: fn(),
  },
});

/** When names changed, and the deployment that made the change live, as far as the times tell. */
export const Ready = meta.story({
  async play({ canvas }) {
    const [latest, deployment, earlier, , oldest] = canvas.getAllByRole('listitem');
    await expect(latest).toHaveTextContent(/TIDE_API_BASE.*Waits for the next deployment/);
    await expect(deployment).toHaveTextContent(/took 2 changes live/);
    await expect(earlier).toHaveTextContent(/LOG_LEVEL, WORKERS.*Live with/);
    // Older deployments are not known.
    await expect(oldest).not.toHaveTextContent(/Live|Waits/);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
