import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { Stills } from '../internal/Stills.fixtures.tsx';
import { Text } from '../text/index.ts';
import * as styles from './Tabs.css.ts';
import { guide } from './Tabs.docs.tsx';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const views = [
  <TabList key="tabs" aria-label="Harbour API">
    <Tab id="deployments">Deployments</Tab>
    <Tab id="logs">Logs</Tab>
    <Tab id="storage" end={2}>
      Storage
    </Tab>
    <Tab id="integrations" isDisabled>
      Integrations
    </Tab>
  </TabList>,
  <TabPanel key="deployments" id="deployments">
    <Text tone="muted">Five deployments, the newest first.</Text>
  </TabPanel>,
  <TabPanel key="logs" id="logs">
    <Text tone="muted">Nothing logged in the last hour.</Text>
  </TabPanel>,
  <TabPanel key="storage" id="storage">
    <Text tone="muted">A database and a cache.</Text>
  </TabPanel>,
];

/** Waits for the tab that the Tab key reaches. React Aria makes it focusable after the first render. */
const waitForTabStop = (canvas: ReturnType<typeof within>) =>
  waitFor(() =>
    expect(canvas.getByRole('tab', { selected: true })).toHaveAttribute('tabindex', '0'),
  );

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  tags: ['autodocs'],
  parameters: { guide },
  args: { onSelectionChange: fn(), children: views },
});

/** Arrow keys select and wrap; Tab moves into the panel. */
export const Default = meta.story();

/** Each state of a tab. */
export const States = meta.story({
  render: () => (
    <div className={styles.list}>
      <Stills className={styles.tab} />
    </div>
  ),
});

/** Vertical: ArrowUp and ArrowDown select. */
export const Vertical = meta.story({
  args: { orientation: 'vertical' },
});

/** Overflowing tabs scroll; the page does not grow. */
export const Overflowing = meta.story({
  args: {
    children: [
      <TabList key="tabs" aria-label="Months">
        {['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].map((month) => (
          <Tab key={month} id={month}>
            {month}
          </Tab>
        ))}
      </TabList>,
      <TabPanel key="panel" id="August">
        <Text tone="muted">Shown when the last tab is reached.</Text>
      </TabPanel>,
    ],
  },
  decorators: [inNarrow],
  play: async ({ canvas, userEvent }) => {
    await waitForTabStop(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'August' });
    await expect(last).toHaveFocus();
    const { right } = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() =>
      expect(Math.floor(last.getBoundingClientRect().right)).toBeLessThanOrEqual(right),
    );
  },
});

/** Right to left: the first tab is on the right, and ArrowLeft moves forward. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
});
