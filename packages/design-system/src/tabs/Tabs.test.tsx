import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import type { TabsProps } from './index.ts';

const setup = (props: Partial<TabsProps> = {}, locale = 'en-GB') =>
  renderThemed(
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
    </Tabs>,
    { locale },
  );

test.for<[keys: string, name: string, props?: Partial<TabsProps>, locale?: string]>([
  ['{ArrowRight}', 'Logs'],
  ['{ArrowRight}{ArrowRight}', 'Storage 2'],
  ['{End}', 'Storage 2'],
  ['{End}{ArrowRight}', 'Deployments'],
  ['{ArrowLeft}', 'Storage 2'],
  ['{End}{Home}', 'Deployments'],
  ['{ArrowLeft}', 'Logs', {}, 'ar-EG'],
  ['{ArrowDown}', 'Logs', { orientation: 'vertical' }],
  ['{ArrowDown}{ArrowUp}', 'Deployments', { orientation: 'vertical' }],
])('%s selects %s', async ([keys, name, props, locale]) => {
  const screen = await setup(props, locale);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await expect.element(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel', { name })).toBeVisible();
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

test('clicking a tab shows its panel', async () => {
  const screen = await setup();
  await screen.getByRole('tab', { name: 'Logs' }).click();
  await expect.element(screen.getByRole('link', { name: 'The log' })).toBeVisible();
});
