import { Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Badge } from './badge/index.ts';
import { Banner } from './banner/index.ts';
import { Button } from './button/index.ts';
import { Card } from './card/index.ts';
import { createTheme } from './create-theme/index.ts';
import { Checkbox } from './checkbox/index.ts';
import { DataGrid } from './data-grid/index.ts';
import { handed, parts } from './everyComponent.fixtures.tsx';
import { Histogram } from './histogram/index.ts';
import { Menu, MenuItem, MenuTrigger } from './menu/index.ts';
import { NavItem, NavList } from './nav-list/index.ts';
import { Toggle } from './log-viewer/view/viewer/Toggle.tsx';
import { ProgressBar } from './progress-bar/index.ts';
import { Radio, RadioGroup } from './radio-group/index.ts';
import { Select, SelectItem } from './select/index.ts';
import { SegmentedControl, SegmentedControlItem } from './segmented-control/index.ts';
import { Sparkline } from './sparkline/index.ts';
import { Status } from './status/index.ts';
import { Steps } from './steps/index.ts';
import { Switch } from './switch/index.ts';
import { Tab, TabList, Tabs } from './tabs/index.ts';
import { TextField } from './text-field/index.ts';
import { ThemeProvider } from './theme-provider/index.ts';

const setForcedColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeAll(() => setForcedColours('active'));
afterAll(() => setForcedColours('none'));

const themed = (children: ReactNode) => (
  <ThemeProvider data-testid="page">{children}</ThemeProvider>
);

/** Screenshot of the visible pixels. */
const picture = () => page.getByTestId('page').screenshot({ save: false, base64: true });

test('a warning differs from an error in a chart by more than its colour', async () => {
  const screen = await render(
    themed(
      <Sparkline
        aria-label="Builds"
        values={[
          { id: '1', value: 1, tone: 'warning' },
          { id: '2', value: 1, tone: 'danger' },
        ]}
      />,
    ),
  );
  const isFilled = [...screen.container.querySelectorAll('rect')].map((bar) => {
    const { fill, color } = getComputedStyle(bar);
    return fill === color;
  });
  expect(isFilled).toEqual([false, true]);
});

test('forced colours are active: backgrounds are removed', async () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const screen = await render(
    themed(
      <Badge variant="success" data-testid="badge">
        Live
      </Badge>,
    ),
  );
  const canvas = document.createElement('div');
  canvas.style.backgroundColor = 'Canvas';
  document.body.append(canvas);
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(background(screen.getByTestId('badge').element())).toBe(background(canvas));
  canvas.remove();
});

const forcedTokens = {
  '--qs-text': 'CanvasText',
  '--qs-text-muted': 'CanvasText',
  '--qs-text-disabled': 'GrayText',
  '--qs-field': 'Canvas',
  '--qs-border-control': 'ButtonBorder',
  '--qs-accent': 'Highlight',
  '--qs-on-accent': 'HighlightText',
  '--qs-focus-ring': 'Highlight',
};

test.each(['dark', 'light', 'system'] as const)(
  'the tokens are system colors: %s, with a nested theme and a brand',
  async (colorScheme) => {
    const screen = await render(
      <ThemeProvider
        colorScheme={colorScheme}
        theme={createTheme({ accent: '#c026d3' })}
        data-testid="page"
      >
        <div data-theme={colorScheme === 'light' ? 'dark' : 'light'} data-testid="island" />
      </ThemeProvider>,
    );
    for (const id of ['page', 'island']) {
      const style = getComputedStyle(screen.getByTestId(id).element());
      const words = Object.keys(forcedTokens).map((name) => [name, style.getPropertyValue(name)]);
      expect(Object.fromEntries(words)).toEqual(forcedTokens);
    }
  },
);

test.for([
  'Button',
  'IconButton',
  'Link',
  'LinkButton',
  'TextField',
  'TextArea',
  'SearchField',
  'Select',
  'Checkbox',
  'Switch',
  'NavItem',
  'Breadcrumbs',
])('shows keyboard focus: %s', async (name) => {
  await render(themed(parts[name]?.(handed)));
  const before = await picture();
  await userEvent.tab();
  await expect.poll(picture, { timeout: 10_000 }).not.toBe(before);
});

/** A chart of levels, with the errors pressed or not. */
const levels = (isOn: boolean) => (
  <Histogram
    aria-label="Lines by level"
    levels={[{ id: 'error', label: 'Errors', tone: 'danger', count: 1 }]}
    selectedLevels={new Set(isOn ? ['error'] : [])}
    onSelectedLevelsChange={noop}
    buckets={[{ start: 0, counts: { error: 1 } }]}
    end={60_000}
    formatTime={String}
  />
);

const noop = () => undefined;

test.each<[string, (isOn: boolean) => ReactNode]>([
  ['a pressed level', levels],
  [
    'a pressed button',
    (isOn) => (
      <Toggle label="Match case" isSelected={isOn}>
        <Rocket />
      </Toggle>
    ),
  ],
  [
    'a selected tab',
    (isOn) => (
      <Tabs selectedKey={isOn ? 'lines' : 'errors'}>
        <TabList aria-label="Views">
          <Tab id="lines">Lines</Tab>
          <Tab id="errors">Errors</Tab>
        </TabList>
      </Tabs>
    ),
  ],
  [
    'a selected segment',
    (isOn) => (
      <SegmentedControl aria-label="Order" value={isOn ? 'new' : 'old'}>
        <SegmentedControlItem value="new">New</SegmentedControlItem>
        <SegmentedControlItem value="old">Old</SegmentedControlItem>
      </SegmentedControl>
    ),
  ],
  [
    'a chosen radio button',
    (isOn) => (
      <RadioGroup label="Role" value={isOn ? 'admin' : 'member'}>
        <Radio value="admin">Admin</Radio>
        <Radio value="member">Member</Radio>
      </RadioGroup>
    ),
  ],
  [
    'a failed step',
    (isOn) => (
      <Steps
        aria-label="Steps"
        steps={[{ id: 'build', label: 'Build', state: isOn ? 'failed' : 'done' }]}
      />
    ),
  ],
  ['a failed status', (isOn) => <Status state={isOn ? 'failed' : 'ready'}>State</Status>],
  [
    'a failed status in a box',
    (isOn) => (
      <Status isBoxed state={isOn ? 'failed' : 'ready'}>
        State
      </Status>
    ),
  ],
  [
    'the danger in a sparkline',
    (isOn) => (
      <Sparkline
        aria-label="Builds"
        values={[{ id: '1', value: 1, tone: isOn ? 'danger' : 'success' }]}
      />
    ),
  ],
  [
    'a warning in a sparkline',
    (isOn) => (
      <Sparkline
        aria-label="Builds"
        values={[{ id: '1', value: 1, tone: isOn ? 'warning' : 'danger' }]}
      />
    ),
  ],
  [
    'a banner of danger',
    (isOn) => <Banner tone={isOn ? 'danger' : 'success'} title="The deployment ended" />,
  ],
  ['a checkbox', (isOn) => <Checkbox isSelected={isOn}>Notify me</Checkbox>],
  ['an indeterminate checkbox', (isOn) => <Checkbox isIndeterminate={isOn}>Notify me</Checkbox>],
  ['a switch', (isOn) => <Switch isSelected={isOn}>Notify me</Switch>],
  ['a disabled button', (isOn) => <Button isDisabled={isOn}>Save</Button>],
  ['a disabled field', (isOn) => <TextField label="Name" isDisabled={isOn} />],
  [
    'a disabled select',
    (isOn) => (
      <Select label="Role" isDisabled={isOn}>
        <SelectItem id="admin">admin</SelectItem>
      </Select>
    ),
  ],
  [
    'an invalid field',
    (isOn) => <TextField label="Name" isInvalid={isOn} errorMessage="Too short." />,
  ],
  ['progress', (isOn) => <ProgressBar aria-label="Uploading" value={isOn ? 80 : 20} />],
  [
    'the current page',
    (isOn) => (
      <NavList aria-label="App">
        <NavItem href="#logs" icon={<Rocket />} isCurrent={isOn}>
          Logs
        </NavItem>
      </NavList>
    ),
  ],
])('distinguishes %s from one that is not', async (_name, part) => {
  const screen = await render(themed(part(false)));
  const off = await picture();
  await screen.rerender(themed(part(true)));
  await expect.poll(picture, { timeout: 10_000 }).not.toBe(off);
});

test('the count of a pressed level has the colour of its label', async () => {
  const screen = await render(themed(levels(true)));
  const pill = screen.getByRole('button', { name: /^Errors/ }).element();
  expect(pill.getAttribute('aria-pressed')).toBe('true');
  const colours = [...pill.querySelectorAll('span:not([aria-hidden])')].map(
    (each) => getComputedStyle(each).color,
  );
  expect(new Set(colours).size).toBe(1);
});

test('the line after a step that is done is visible', async () => {
  const screen = await render(
    themed(
      <Steps
        aria-label="Steps"
        steps={[
          { id: 'build', label: 'Build', state: 'done' },
          { id: 'deploy', label: 'Deploy', state: 'running' },
        ]}
      />,
    ),
  );
  const step = screen.getByRole('listitem').first().element();
  expect(getComputedStyle(step, '::after').backgroundColor).toBe(getComputedStyle(step).color);
});

test('a selected row has an outline', async () => {
  const screen = await render(
    themed(
      <DataGrid
        aria-label="Apps"
        columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
        rows={['Harbour API', 'Tide Tables']}
        getRowKey={(row) => row}
        selectionMode="multiple"
        selectedKeys={new Set(['Harbour API'])}
      />,
    ),
  );
  const outlines = screen
    .getByRole('row')
    .elements()
    .map((row) => getComputedStyle(row).outlineStyle);
  // The header is the first row.
  expect(outlines).toEqual(['none', 'dashed', 'none']);
});

test('highlights the focused menu item', async () => {
  const screen = await render(
    themed(
      <MenuTrigger>
        <Button>Actions</Button>
        <Menu>
          <MenuItem id="logs">Logs</MenuItem>
          <MenuItem id="redeploy">Redeploy</MenuItem>
        </Menu>
      </MenuTrigger>,
    ),
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const background = (name: string) =>
    getComputedStyle(screen.getByRole('menuitem', { name }).element()).backgroundColor;
  await expect.element(screen.getByRole('menuitem', { name: 'Logs' })).toHaveFocus();
  expect(background('Logs')).not.toBe(background('Redeploy'));
});

test.for<[string, ReactNode]>([
  ['a card', <Card key="0">Facts</Card>],
  ['a badge', <Badge key="0">Live</Badge>],
  ['a button', <Button key="0">Save</Button>],
  [
    'a primary button',
    <Button key="0" variant="primary">
      Save
    </Button>,
  ],
])('%s has a visible border', async ([, part]) => {
  const screen = await render(themed(part));
  const edge = screen.getByTestId('page').element().firstElementChild;
  if (edge === null) throw new Error('Nothing was rendered');
  const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
    getComputedStyle(edge);
  expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(1);
  expect(borderTopStyle).toBe('solid');
  expect(borderTopColor).not.toBe(backgroundColor);
});
