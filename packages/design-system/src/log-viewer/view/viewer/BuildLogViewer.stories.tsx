import preview from '../../../../../../.storybook/preview.tsx';
import { fromArray } from '../../sources/fromArray.ts';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import { failedBuild } from './samples.fixtures.ts';

const meta = preview.meta({
  title: 'Components/Log Viewer/Build Log',
  component: BuildLogViewer,
  args: {
    'aria-label': 'Deployment Logs',
    source: fromArray(failedBuild, { outcome: 'failed' }),
    fileName: 'build',
  },
});

/** A build that failed: colours of a terminal, levels, a secret. */
export const Failed = meta.story();
