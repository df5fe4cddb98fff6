import { expect, fn } from 'storybook/test';

import preview from '../../../../../../.storybook/preview.tsx';
import { changeSetOf } from '../../../domain/changeSet.ts';
import { byName } from '../../../domain/variablesByName.ts';
import { sampleDeployment, sampleVariable, storyNow } from '../../../testing/samples.ts';
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

const names = ['ALLOWED_ORIGINS', 'LOG_LEVEL', 'SECRET_KEY', 'SENTRY_DSN', 'WORKERS'];
const before = [
  sampleVariable({ name: 'LOG_LEVEL', value: 'debug', agoMs: 7_800_000 }),
  sampleVariable({ name: 'SECRET_KEY', agoMs: 7_800_000 }),
];

/** An import names its source, its first names and what can't be restored. */
export const Imported = meta.story({
  args: {
    history: {
      stored: noHistory,
      variables: [],
      deployments: [],
      changeSets: [
        {
          id: 1,
          appId: 'harbour-api',
          source: { type: 'import', fileName: '.env' },
          time: storyNow - 60_000,
          ...changeSetOf(
            {
              set: names.map((name) => ({ name, value: 'new', isSecret: name === 'SECRET_KEY' })),
              remove: [],
            },
            byName(before),
            new Map(),
          ),
        },
      ],
    },
  },
  async play({ canvas, userEvent, args }) {
    const entry = canvas.getByRole('listitem');
    await expect(entry).toHaveTextContent(/Imported 5 from \.env, 3 new, 2 changed/);
    await expect(entry).toHaveTextContent(/SENTRY_DSN, WORKERS and 2 more/);
    await expect(entry).toHaveTextContent(/SECRET_KEY can’t be restored/);
    const more = canvas.getByRole('button', { name: 'and 2 more', expanded: false });
    await userEvent.click(more);
    await expect(entry).toHaveTextContent(/WORKERS, LOG_LEVEL, SECRET_KEY/);
    await expect(more).toHaveAccessibleName('Show fewer');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo 4' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const Narrow = Imported.extend({ globals: { viewport: { value: 'mobile1' } } });
