import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Tab, TabList, Tabs } from './Tabs.tsx';

export const guide: Guide = {
  reactAria: 'Tabs',
  pattern: 'tabs',
  use: [
    'For views of one thing that nobody needs at the same time: a log as text and as a table, a request and its answer.',
    'Where the page around stays the same, and so does its address or all but a part of its query.',
  ],
  avoid: [
    { when: 'For pages of an area, each with an address:', instead: 'NavList' },
    { when: 'To change how the same content looks:', instead: 'SegmentedControl' },
    { when: 'For steps that follow each other:', instead: 'Steps' },
  ],
  rules: [
    {
      do: {
        say: 'Name the views by nouns of one or two words.',
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
        say: 'Disable a tab to say that there is nothing in it: let its panel say it.',
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
    { keys: ['↓', '↑'], does: 'The same where the tabs stand one below the other.' },
    { keys: ['Home', 'End'], does: 'Selects the first or the last tab.' },
    {
      keys: ['Enter', 'Space'],
      does: 'With `keyboardActivation="manual"`: selects the focused tab.',
    },
  ],
  screenReader: [
    'A tab list with the name it is given; each tab says whether it is selected, and its place.',
    'The panel is named by its tab.',
  ],
};
