import preview from '../../../../.storybook/preview.tsx';
import { createLogStore, fromStore } from '../log-viewer/index.ts';
import { PrintedPage } from './PrintedPage.fixtures.tsx';

const meta = preview.meta({
  title: 'Foundations/Print',
  parameters: {
    hasLandmarks: true,
    docs: {
      description: {
        component:
          'On paper a page is light, in any theme, and has no rail, sticky bars or buttons. A log prints the ' +
          'selected lines, or the newest 2,000 that are loaded, with their times. Press **Print** to see it.',
      },
    },
  },
  tags: ['autodocs'],
});

const store = createLogStore();
store.append(
  Array.from({ length: 40 }, (_, index) => ({
    text: `line ${index + 1}`,
    time: Date.parse('2026-11-21T09:12:00Z') + index * 1000,
  })),
);

export const APageWithALog = meta.story({
  render: () => <PrintedPage source={fromStore(store)} />,
});
