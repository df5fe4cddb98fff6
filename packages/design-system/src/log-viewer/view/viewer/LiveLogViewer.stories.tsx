import preview from '../../../../../../.storybook/preview.tsx';
import { fromStore } from '../../sources/fromStore.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { appLog, storeOf } from './samples.fixtures.ts';

const meta = preview.meta({
  title: 'Components/Log Viewer/Live Log',
  component: LiveLogViewer,
  args: {
    'aria-label': 'Application logs',
    source: fromStore(storeOf(appLog)),
    fileName: 'harbour-api',
  },
});

/** Requests, JSON, logfmt, a traceback with its library frames folded. */
export const Live = meta.story();
