import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Tab, TabList, Tabs } from './Tabs.tsx';

export const guide: Guide = {
  reactAria: 'Tabs',
  pattern: 'tabs',
  use: [
    'For alternative views of one object: a log as text or table, a request or its response.',
    'When the rest of the page and the path stay the same.',
  ],
  avoid: [
    { when: 'For pages with their own URLs:', instead: 'NavList' },
    { when: 'To change how the same content looks:', instead: 'SegmentedControl' },
    { when: 'For consecutive steps:', instead: 'Steps' },
  ],
  rules: [
    {
      do: {
        text: 'Name the views with nouns of one or two words.',
        show: (
          <Tabs>
            <TabList aria-label="Storage">
              <Tab id="databases" end={2}>
                Databases
              </Tab>
              <Tab id="caches">Caches</Tab>
            </TabList>
          </Tabs>
        ),
      },
      dont: {
        text: 'Disable an empty tab: explain it in its panel.',
        show: (
          <Tabs>
            <TabList aria-label="Storage">
              <Tab id="databases">Databases</Tab>
              <Tab id="caches" isDisabled>
                No caches yet
              </Tab>
            </TabList>
          </Tabs>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected tab, then into its panel.' },
    { keys: ['→', '←'], does: 'Selects the next or the previous tab, and goes around.' },
    { keys: ['↓', '↑'], does: 'The same for vertical tabs.' },
    { keys: ['Home', 'End'], does: 'Selects the first or the last tab.' },
    {
      keys: ['Enter', 'Space'],
      does: 'With `keyboardActivation="manual"`: selects the focused tab.',
    },
  ],
  screenReader: [
    'A named tab list; each tab is read with its state and position.',
    'The panel is named by its tab.',
  ],
};
