import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import type { TabsProps } from './index.ts';

const setup = (props: Partial<TabsProps> = {}, locale = 'en-GB') =>
  render(
    <ThemeProvider locale={locale}>
      <Tabs {...props}>
        <TabList aria-label="Harbour API">
          <Tab id="deployments">Deployments</Tab>
          <Tab id="logs">Logs</Tab>
          <Tab id="integrations" isDisabled>
            Integrations
          </Tab>
          <Tab id="storage" end={2}>
            Storage
          </Tab>
        </TabList>
        <TabPanel id="deployments">Five deployments</TabPanel>
        <TabPanel id="logs">
          <a href="#log">The log</a>
        </TabPanel>
        <TabPanel id="storage">A database</TabPanel>
      </Tabs>
    </ThemeProvider>,
  );

test('arrow keys select, wrap and skip a disabled tab', async () => {
  const screen = await setup();
  const selected = screen.getByRole('tab', { selected: true });
  await userEvent.tab();
  await expect.element(selected).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Logs'],
    ['ArrowRight', 'Storage 2'],
    ['ArrowRight', 'Deployments'],
    ['ArrowLeft', 'Storage 2'],
    ['Home', 'Deployments'],
    ['End', 'Storage 2'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in order
    await userEvent.keyboard(`{${key}}`);
    const tab = screen.getByRole('tab', { name });
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in order
    await expect.element(tab).toHaveFocus();
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in order
    await expect.element(screen.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('Tab moves from the selected tab into its panel, and back', async () => {
  const screen = await setup({ defaultSelectedKey: 'logs' });
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: 'Logs' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'The log' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('tab', { name: 'Logs' })).toHaveFocus();
});

test('a panel without focusable content is focusable', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('tabpanel', { name: 'Deployments' })).toHaveFocus();
});

test('with manual activation, arrow keys only move and Enter or Space selects', async () => {
  const screen = await setup({ keyboardActivation: 'manual' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Logs' })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel', { name: 'Deployments' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('tabpanel', { name: 'Logs' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight} ');
  await expect.element(screen.getByRole('tabpanel', { name: 'Storage 2' })).toBeVisible();
});

test('in a vertical list, ArrowUp and ArrowDown select', async () => {
  const screen = await setup({ orientation: 'vertical' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('tab', { name: 'Logs' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('tab', { name: 'Deployments' })).toHaveFocus();
});

test('right to left, ArrowLeft moves forward', async () => {
  const screen = await setup({}, 'ar-EG');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Logs' })).toHaveFocus();
});

test('clicking a tab shows its panel', async () => {
  const screen = await setup();
  await screen.getByRole('tab', { name: 'Logs' }).click();
  await expect.element(screen.getByRole('link', { name: 'The log' })).toBeVisible();
});
