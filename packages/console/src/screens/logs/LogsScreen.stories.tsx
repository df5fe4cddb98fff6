import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith, rejection } from '../../testing/failures.ts';
import { createLogStore } from '@quayside/design-system/log-viewer';
import { findOpen } from '../../testing/findOpen.ts';
import { sampleDeployment, sampleDeployments, storyNow } from '../../testing/samples.ts';
import { shows } from '../../testing/shows.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { linkToLines } from './lineLinks.ts';
import { LogsScreen } from './LogsScreen.tsx';
import { readLogsState } from './logsState.ts';
import type { LogsState } from './logsState.ts';
import type { LogsScreenProps } from './LogsScreen.tsx';
import type { AppLogReader } from './LogsView.tsx';

const esc = String.fromCodePoint(0x1b);

const kinds = [
  { level: 'info', text: '10.4.2.17:41 - "GET /berths?status=free HTTP/1.1" 200 OK' },
  { level: 'info', text: '10.4.2.17:41 - "GET /healthz HTTP/1.1" 200 OK' },
  { level: 'info', text: '10.4.2.17:52 - "POST /berths/B-17/hold HTTP/1.1" 201 Created' },
  { level: 'warning', text: `Pool at ${esc}[33m18/20${esc}[0m connections; waited 412 ms` },
  { level: 'info', text: '{"event":"berth.held","berth":"B-17","vessel":"IMO 9811000"}' },
  { level: 'debug', text: 'level=debug msg="tide window opened" berth=B-17 height_m=6.42' },
  { level: 'error', text: '10.4.2.17:52 - "POST /berths/B-22/hold HTTP/1.1" 500' },
] as const;

/** A line every ten seconds for the last hour; the same in every run. */
const lines = Array.from({ length: 360 }, (_, index) => ({
  time: storyNow - (360 - index) * 10_000,
  ...(kinds[(index * index + 3 * index) % kinds.length] ?? kinds[0]),
}));

/** The newest lines of a range, as many as one response can contain. */
const readNewest =
  (most: number): AppLogReader =>
  ({ start, end = storyNow }) => {
    const entries = lines.filter(({ time }) => time >= start && time <= end);
    return Promise.resolve({ entries: entries.slice(-most), count: entries.length });
  };

type Entries = Awaited<ReturnType<AppLogReader>>['entries'];

/** A log of these lines, whatever part of it is read. */
const logOf = (entries: Entries) =>
  ready<AppLogReader>(() => Promise.resolve({ entries, count: entries.length }));

/** Lines at these times, of each of the first kinds in turn. */
const linesAt = (times: readonly number[], kindCount: number = kinds.length) =>
  times.map((time, index) => ({ time, ...(kinds[index % kindCount] ?? kinds[0]) }));

const allKinds = logOf(linesAt(lines.map(({ time }) => time)));

/** The platform keeps logs for two weeks. */
const reject: AppLogReader = () =>
  Promise.reject(rejection(400, 'Cannot fetch logs older than 14 days'));

const onStateChange = fn();

const stateOf = (state: Partial<LogsState>): LogsState => ({ ...readLogsState({}), ...state });

const props: LogsScreenProps = {
  read: ready(readNewest(1000)),
  deployments: sampleDeployments,
  state: stateOf({}),
  onStateChange,
};

/** Expects that the last change of the page's address is this one. */
const expectChange = (change: Partial<LogsState>) =>
  expect(onStateChange).toHaveBeenLastCalledWith(change);

type Canvas = Pick<typeof screen, 'findByText' | 'findByRole'>;

/** Waits for the number of lines in the filter field: the viewer's code has to load first. */
const findCount = (canvas: Canvas, text: RegExp | string) =>
  canvas.findByText(text, { selector: 'form *' }, untilLoaded);

const findLog = (canvas: Pick<Canvas, 'findByRole'>) =>
  canvas.findByRole('grid', { name: 'App log' }, untilLoaded);

const openMenu = async (canvas: Canvas, item: RegExp | string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

const chooseRange = async (canvas: Canvas, option: RegExp | string) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Time range/ }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

const untilLoaded = { timeout: 15_000 };

/** Not the announcement of the same words, which follows, and which a translated page puts into an element of its own. */
const unannounced = { ignore: '[role="status"], [role="status"] *' };

const expectShown = async (canvas: Canvas, text: RegExp | string) =>
  expect(await canvas.findByText(text, undefined, untilLoaded)).toBeVisible();

const meta = preview.meta({
  title: 'Screens/Logs',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: LogsScreen,
  decorators: [withStoryTime],
  args: props,
});

export const Ready = meta.story({
  async play({ canvas }) {
    // The viewer's code has to load first.
    await expect(await findCount(canvas, '360 lines read')).toBeVisible();
    await expect(
      await canvas.findByText('Live', { selector: '[data-state] :not(:has(*))' }),
    ).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { state: stateOf({ query: '/B-\\d+/ -level:debug' }) },
  async play({ canvas }) {
    await expect(await findCount(canvas, /^\d+ of 360 read$/)).toBeVisible();
    const filters = within(canvas.getByRole('list', { name: 'Filters' }));
    // Also in Arabic the minus comes first.
    await expect(filters.getByText('-level:debug').closest('bdi')).toHaveAttribute('dir', 'ltr');
    await userEvent.click(filters.getByRole('button', { name: 'Remove -level:debug' }));
    await expectChange({ query: '/B-\\d+/' });

    const field = canvas.getByRole('textbox', { name: 'Filter' });
    await fireEvent.keyDown(field, { key: 'Backspace', repeat: true });
    await expect(onStateChange).toHaveBeenCalledOnce();
    await fireEvent.keyDown(field, { key: 'Backspace' });
    await expect(onStateChange).toHaveBeenCalledTimes(2);
    await userEvent.type(field, 'status:5xx "pool at"{Enter}');
    await expectChange({ query: '/B-\\d+/ -level:debug status:5xx "pool at"' });
  },
});

/** The legend of the chart is the filter by level. It counts as if no level were chosen. */
export const FiltersByLevel = meta.story({
  args: { read: allKinds, state: stateOf({ query: 'berth level:warning' }) },
  async play({ canvas }) {
    await findCount(canvas, /^0 of 360 read$/);
    const levels = within(canvas.getByRole('toolbar', { name: 'Levels' }));
    await expect(levels.getByRole('button', { name: /^Warning 0/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const error = levels.getByRole('button', { name: /^Error [1-9]/ });
    await userEvent.click(error);
    await expectChange({ query: 'berth level:(warning OR error)' });
    await userEvent.click(levels.getByRole('button', { name: /^Warning/ }));
    await expectChange({ query: 'berth' });
  },
});

/** The controls before the first line, as the rules of arrangement count them. */
export const CountsOfControls = meta.story({
  args: { read: ready(readNewest(100)), deployments: sampleDeployments.slice(1, 3) },
  async play({ canvas, canvasElement }) {
    await findCount(canvas, '100 lines read');
    await waitFor(() =>
      expect(
        within(canvas.getByRole('toolbar', { name: 'Events' })).getAllByRole('button'),
      ).toHaveLength(2),
    );
    await canvas.findByRole('button', { name: 'Options' });
    const page = canvasElement.querySelector('[data-part="page"]');
    const grid = canvas.getByRole('grid', { name: 'App log' });
    const before = [
      ...(page?.querySelectorAll<HTMLElement>(
        'a, button, input, select, [role="slider"], [role="tab"]',
      ) ?? []),
    ].filter(
      (element) =>
        element.checkVisibility() &&
        (grid.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    );
    await expect(before.length).toBeLessThanOrEqual(18);
    const withoutText = before.filter(
      (element) => element.innerText.trim() === '' && !(element instanceof HTMLInputElement),
    );
    await expect(withoutText).toHaveLength(1);

    // One for each group. The flow `the log page has eleven Tab stops` presses the key.
    const stops = new Set(
      before
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map((element) => element.closest('[role="toolbar"], [role="tablist"]') ?? element),
    );
    await expect(stops.size).toBeLessThanOrEqual(11);
  },
});

/** The third of the deployments in the range has a bug: twenty requests fail from 26 seconds after it on. */
const incidentAt = storyNow - 20 * 60_000;

const traceback = [
  'Traceback (most recent call last):',
  '  File "/app/.venv/lib/python3.13/site-packages/starlette/routing.py", line 73, in app',
  '    response = await f(request)',
  '  File "/app/checkout/service.py", line 142, in price_order',
  "    return rates[order['currency']]",
  "KeyError: 'currency'",
].join('\n');

const checkout = (time: number, status: number) => ({
  time,
  level: status < 500 ? ('info' as const) : ('error' as const),
  text: `10.4.2.17:52 - "POST /checkout HTTP/1.1" ${status}`,
});

/** 6,000 lines in an hour, of which a response has the newest thousand. */
const incident = [
  ...Array.from({ length: 6000 }, (_, index) => ({
    time: storyNow - 3_600_000 + index * 600,
    ...(kinds[index % 6] ?? kinds[0]),
  })),
  ...Array.from({ length: 30 }, (_, index) => checkout(storyNow - 3_590_000 + index * 30_000, 200)),
  ...Array.from({ length: 20 }, (_, index) => {
    const time = incidentAt + 26_000 + index * 50_000;
    return [checkout(time, 500), { time: time + 3, level: 'error' as const, text: traceback }];
  }).flat(),
].toSorted((one, other) => one.time - other.time);

const readIncident: AppLogReader = ({ start, end = storyNow }) => {
  const entries = incident.filter(({ time }) => time >= start && time <= end);
  return Promise.resolve({ entries: entries.slice(-1000), count: entries.length });
};

const deploymentAt = (seed: number, time: number) =>
  sampleDeployment({ seed, status: 'success', agoMs: storyNow - time, tookMs: 0 });

const incidentOfTwo = {
  read: ready(readIncident),
  deployments: [deploymentAt(3, incidentAt), deploymentAt(4, storyNow - 45 * 60_000)],
};

/** Both sides of the deployment are read first, so that its errors are new; the rest is read on request. */
export const Errors = meta.story({
  args: {
    state: stateOf({ view: 'errors' }),
    ...incidentOfTwo,
    linkTo: (change) => `https://console.example/logs?${JSON.stringify(change)}`,
    fileName: 'harbour-api',
  },
  async play({ args, canvas }) {
    const table = await canvas.findByRole('table', { name: 'Errors' }, untilLoaded);
    const row = await within(table).findByRole('row', { name: /KeyError.*New/ }, untilLoaded);
    const { id = '' } = args.deployments[0] ?? {};
    await expect(row).toHaveTextContent(/price_order, POST \/checkout/);
    await expect(row).toHaveTextContent(`${id.slice(0, 6)}, live26 seconds after`);
    await expect(canvas.getByText(`1 error is new since ${id.slice(0, 6)}, live.`)).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Read the Rest' }));
    await waitFor(() => expect(row).toHaveTextContent(/20of 50 requests/));
    await expect(canvas.queryByRole('button', { name: 'Read the Rest' })).toBeNull();
    await userEvent.click(within(row).getByRole('button', { name: /KeyError/ }));
    await expectChange({ view: 'lines', query: `"KeyError: 'currency'"` });
    await userEvent.click(canvas.getByRole('radio', { name: /^New since/ }));
    await expectChange({ isNewOnly: true, since: id });
  },
});

/** The link has the range as it is now, and the deployment that the lines are compared with. */
export const Shares = meta.story({
  args: { ...Errors.input.args, state: stateOf({ view: 'errors', query: 'path:/checkout' }) },
  async play({ args, canvas }) {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await canvas.findByRole('table', { name: 'Errors' }, untilLoaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const shared = within(await findOpen('dialog', /The link opens/));
    await expect(shared.getByText('Filter path:/checkout')).toBeVisible();
    await userEvent.click(shared.getByRole('button', { name: 'Copy Link' }));
    const { id = '' } = args.deployments[0] ?? {};
    await expect(writeText).toHaveBeenLastCalledWith(
      args.linkTo?.({
        range: { kind: 'between', start: storyNow - 3_600_000, end: storyNow },
        since: id,
        isWhole: false,
        lines: undefined,
      }),
    );
    await userEvent.click(shared.getByRole('button', { name: 'Copy as Markdown' }));
    await expect(writeText).toHaveBeenLastCalledWith(
      expect.stringMatching(/KeyError: 'currency'`: \d+ since .*, began with .{6}, live/),
    );
    writeText.mockRestore();
  },
});

/** On a phone a tap opens the whole line, with its values and its link. */
export const LineOnAPhone = meta.story({
  args: {
    state: stateOf({ query: 'path:/checkout' }),
    read: ready(readIncident),
    deployments: [],
    linkTo: (change) => `https://console.example/logs?${JSON.stringify(change)}`,
  },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    const [row] = await canvas.findAllByRole('row', { name: /POST \/checkout/ }, untilLoaded);
    const text = row?.lastElementChild;
    text?.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    const sheet = within(await findOpen('dialog', /Error/));
    await expect(sheet.getByText(/"POST \/checkout HTTP\/1\.1" 500/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    const [only] = sheet.getAllByRole('button', { name: 'Only status:500' });
    await userEvent.click(only ?? document.body);
    await expectChange({ query: 'path:/checkout status:500' });
  },
});

/** On a phone the filter and the chart are a button each, which open a sheet. */
export const FilterOnAPhone = meta.story({
  args: { state: stateOf({ query: 'checkout level:error' }), ...incidentOfTwo },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: /^Filter/ }, untilLoaded);
    await waitFor(() => expect(button).toHaveTextContent(/^Filtercheckout\+1[1-9]\d* lines$/));
    await userEvent.click(button);
    const sheet = within(await findOpen('dialog', 'Filter'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Filter' }), 'status:500{Enter}');
    await expectChange({ query: 'checkout level:error status:500' });
    await userEvent.click(sheet.getByRole('button', { name: /^Warning 0/ }));
    await expectChange({ query: 'checkout level:(error OR warning)' });
    await userEvent.click(sheet.getByRole('button', { name: 'path:/checkout' }));
    await expectChange({ query: 'checkout level:error path:/checkout' });
    await userEvent.click(sheet.getByRole('button', { name: /^Show [1-9]\d* Lines$/ }));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A flag of the chart is read without changing the range. */
export const ChartOnAPhone = meta.story({
  args: { ...incidentOfTwo },
  globals: { viewport: { value: 'mobile1' } },
  async play({ args, canvas }) {
    const name = 'Chart of lines over time, by level';
    const button = await canvas.findByRole('button', { name }, untilLoaded);
    const { id = '' } = args.deployments[0] ?? {};
    await waitFor(() => expect(canvas.getByText(id.slice(0, 6))).toBeVisible());
    await userEvent.click(button);
    const sheet = within(await findOpen('dialog', 'Lines over time, by level'));
    const flags = within(sheet.getByRole('toolbar', { name: 'Events' }));
    await userEvent.click(await flags.findByRole('button', { name: /live .*Show the log since/ }));
    await expectChange(expect.objectContaining({ since: id }));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A line that is opened stands beside the lines, and Escape leads back to them. */
export const OpenLine = meta.story({
  args: { state: stateOf({ query: 'GET' }) },
  async play({ canvas }) {
    await findCount(canvas, /^\d+ of 360 read$/);
    const grid = canvas.getByRole('grid', { name: 'App log' });
    grid.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    const line = within(canvas.getByRole('region', { name: /^Info/ }));
    await expect(line.getByRole('heading')).toHaveFocus();
    await userEvent.click(line.getByRole('button', { name: 'Without level:info' }));
    await expectChange({ query: 'GET -level:info' });
    await userEvent.click(line.getByRole('button', { name: 'Show in Context' }));
    await expectChange({ query: '' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grid).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show in Context' })).toBeNull();
  },
});

/** Requests in the lines that were read, the most failed path first. */
export const Requests = meta.story({
  args: { state: stateOf({ view: 'requests' }), read: allKinds },
  async play({ canvas }) {
    await expectShown(canvas, /^\d+ requests, \d+ failed\.$/);
    const table = within(canvas.getByRole('table', { name: 'Requests by path' }));
    const [, first] = table.getAllByRole('row');
    await expect(first).toHaveTextContent('/berths/{id}/hold');
    await userEvent.click(table.getByRole('button', { name: 'Show lines of /healthz' }));
    await expectChange({ query: 'path:=/healthz' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Lines' }));
    await expectChange({ view: 'lines' });
  },
});

const deployedAt = storyNow - 1_800_000;
const places = Array.from({ length: 250 }, (_, index) => index);
const linesBefore = linesAt(
  places.map((index) => deployedAt - 1000 - index),
  5,
);
const linesSince = linesAt(places.map((index) => deployedAt + 1000 + index));

/** Lines grouped by what they have in common, and compared with those before a deployment. */
export const Patterns = meta.story({
  args: {
    state: stateOf({ view: 'patterns' }),
    read: logOf([...linesBefore, ...linesSince]),
    deployments: [sampleDeployment({ seed: 3, status: 'success', agoMs: 1_800_000, tookMs: 0 })],
  },
  async play({ canvas }) {
    await expectShown(canvas, '7 patterns in 500 lines.');
    const shares = /Errors: 0 % of 250 lines before, 14 % of 250 lines since\./;
    await expect(canvas.getByText(shares, unannounced)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Patterns' }));
    await expect(table.getByText('Pool at */* connections; waited * ms')).toBeVisible();
    const added = table.getByRole('row', { name: /hold.*New/ });
    const actions = { name: /^Actions for/ };
    await userEvent.click(within(added).getByRole('button', actions));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show Only These Lines' }));
    await expectChange({ query: expect.stringMatching(/^\/\^.*POST \\\/berths\\\/B-.*\/$/) });
    await userEvent.click(await within(added).findByRole('button', actions));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide These Lines' }));
    await expectChange({ query: expect.stringMatching(/^-\//) });
  },
});

/** Without a line before the deployment, nothing is said about errors before it. */
export const PatternsWithoutLinesBefore = meta.story({
  args: { ...Patterns.input.args, read: logOf(linesSince) },
  async play({ canvas }) {
    await expectShown(canvas, '7 patterns in 250 lines.');
    await expect(canvas.getByText(/nothing is called new/, unannounced)).toBeVisible();
    await expect(canvas.queryByText(/Errors: /)).toBeNull();
  },
});

/** Until the log is loaded, no view counts anything. */
export const ErrorsNotLoaded = meta.story({
  args: {
    state: stateOf({ view: 'errors' }),
    read: ready(reject),
  },
  async play({ canvas }) {
    const panel = await canvas.findByRole('tabpanel', undefined, untilLoaded);
    await waitFor(() => expect(panel).toHaveTextContent(/^Couldn’t load the log.*Retry$/));
    await expect(canvas.getByRole('button', { name: 'Warning' })).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
  },
});

export const RequestsNotLoaded = ErrorsNotLoaded.extend({
  args: { state: stateOf({ view: 'requests' }) },
});

export const PatternsNotLoaded = ErrorsNotLoaded.extend({
  args: { state: stateOf({ view: 'patterns' }) },
});

/** Secrets are masked in patterns. */
export const PatternsMaskSecrets = meta.story({
  args: {
    state: stateOf({ view: 'patterns' }),
    read: logOf([{ time: storyNow - 1000, text: 'login password=hunterhunter' }]),
    deployments: [],
  },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    const table = await canvas.findByRole('table', { name: 'Patterns' }, untilLoaded);
    await waitFor(() => expect(table).toHaveTextContent(/login password=•+/));
    await expect(canvas.queryByText(/hunterhunter/)).toBeNull();
  },
});

const pathWithToken = '/hooks/xoxb-123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx';

/** Secrets are masked in paths, and a filter by such a path holds none. */
export const RequestsMaskSecrets = meta.story({
  args: {
    state: stateOf({ view: 'requests' }),
    read: logOf([
      { time: storyNow - 1000, text: `10.0.0.1:1 - "POST ${pathWithToken} HTTP/1.1" 500` },
    ]),
    deployments: [],
  },
  async play({ canvas }) {
    const table = await canvas.findByRole('table', { name: 'Requests by path' }, untilLoaded);
    await waitFor(() => expect(table).toHaveTextContent(/\/hooks\/•+/));
    await userEvent.click(within(table).getByRole('button', { name: /^Show lines of/ }));
    await expectChange(expect.objectContaining({ query: 'path:/hooks/' }));
    await userEvent.click(canvas.getByRole('tab', { name: /^Errors/ }));
    await expect(document.body).not.toHaveTextContent('AbCdEf');
  },
});

export const NoRequests = meta.story({
  args: { state: stateOf({ view: 'requests', query: 'level:debug' }) },
  play: shows(/^No requests in these lines/),
});

/** A value of the active line becomes a filter, in the menu that the key F opens at the line. */
export const FiltersByAValue = meta.story({
  args: { state: stateOf({ query: 'berth' }) },
  async play({ canvas }) {
    const log = await findLog(canvas);
    await findCount(canvas, /of 360 read$/);
    log.focus();
    await userEvent.keyboard('{End}{ArrowUp}f');
    const menu = within(await screen.findByRole('menu'));
    const hidden = within(menu.getByRole('group', { name: 'Without lines with' }));
    const [first] = hidden.getAllByRole('menuitem');
    await expect(first).toHaveTextContent(/^level:/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(log).toHaveFocus());

    await userEvent.keyboard('f');
    const shown = within(
      within(await screen.findByRole('menu')).getByRole('group', { name: 'Only lines with' }),
    );
    const [level] = shown.getAllByRole('menuitem');
    if (level === undefined) throw new Error('The line has no values.');
    await userEvent.click(level);
    await expectChange({ query: `berth ${level.textContent}` });
  },
});

/** An invalid filter shows its error, and is searched as text. */
export const WrongFilter = meta.story({
  args: { state: stateOf({ query: 'level:loud /(/' }) },
  async play({ canvas }) {
    await expectShown(canvas, /use debug, info/);
    await expect(await findCount(canvas, '0 of 360 read')).toBeVisible();
  },
});

/** In the sheet, too: what is behind it is neither seen nor read. */
export const WrongFilterOnAPhone = meta.story({
  ...WrongFilter.input,
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }, untilLoaded));
    await expectShown(within(await findOpen('dialog', 'Filter')), /use debug/);
  },
});

export const NothingMatches = meta.story({
  args: { state: stateOf({ query: 'lighthouse' }) },
  play: shows('No lines in this period match the filters.'),
});

/** An app that was never deployed has no lines to wait for. */
export const NeverDeployed = meta.story({
  args: {
    deployments: [],
    isNeverDeployed: true,
    deploymentsHref: '/tidewater-labs/apps/harbour-api/deployments',
  },
  async play({ canvas }) {
    await expect(canvas.getByText('The log starts with the first deployment.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New Deployment' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy fastapi deploy' })).toBeVisible();
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

export const Help = meta.story({
  async play({ canvas }) {
    await openMenu(canvas, 'How to filter');
    await expect(await findOpen('dialog', 'Filters')).toHaveTextContent('status:>=500');
  },
});

/** The list of ranges knows the deployments. */
export const SinceADeployment = meta.story({
  async play({ canvas }) {
    await chooseRange(canvas, /^Since .*, live, /);
    const [, live] = sampleDeployments;
    await expectChange({
      deployment: undefined,
      since: live?.id,
      isNewOnly: false,
      range: { kind: 'since', start: Date.parse(live?.updated_at ?? '') },
    });
    await chooseRange(canvas, /^Only .*, live, from/);
    await expectChange(expect.objectContaining({ deployment: live?.id, since: undefined }));
  },
});

/** A range from a time on is live. */
export const SinceATime = meta.story({
  args: { state: stateOf({ range: { kind: 'since', start: storyNow - 600_000 } }) },
  async play({ canvas }) {
    await expect(await findCount(canvas, '60 lines read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Since 09:02/ })).toBeVisible();
    await chooseRange(canvas, 'Last 6 hours');
    await expectChange(expect.objectContaining({ range: { kind: 'last', span: '6h' } }));
  },
});

/** Times of another day include the date. */
export const BetweenTimesOfAnotherDay = meta.story({
  args: {
    state: stateOf({
      range: { kind: 'between', start: storyNow - 49 * 3_600_000, end: storyNow - 47 * 3_600_000 },
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /19 Nov, .* to / })).toBeVisible();
  },
});

const quarter = { kind: 'between' as const, start: storyNow - 1_800_000, end: storyNow - 900_000 };

/** Exact times are typed, which needs no pointer. */
export const BetweenTwoTimes = meta.story({
  args: { state: stateOf({ range: quarter }) },
  async play({ canvas }) {
    await expect(await findCount(canvas, '91 lines read')).toBeVisible();
    await expectShown(canvas, 'Ended');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Live' }));
    await expectChange({ range: { kind: 'last', span: '1h' } });
    await chooseRange(canvas, 'Exact times…');
    await expect(await screen.findByLabelText('From')).toHaveValue('2026-11-21T08:42');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expectChange({ range: quarter });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
  },
});

/** The link to the 301st to the 303rd line of the hour. */
const link = (() => {
  const store = createLogStore();
  // No more, because a store adds many lines in slices.
  store.append(lines.slice(300, 303).map(({ time, text }) => ({ time, text })));
  const made = linkToLines(store, { first: 1, last: 3 });
  if (made === undefined) throw new Error('Lines with times have a link.');
  return made;
})();

/** A link to lines shows them with the surrounding lines. */
export const LinkedLines = meta.story({
  args: {
    state: stateOf(link),
    linkTo: ({ lines: named }) => `https://console.example/logs?lines=${named}`,
  },
  async play({ canvas }) {
    const log = await findLog(canvas);
    const selected = () => [...log.querySelectorAll('[aria-selected="true"]')];
    await waitFor(() => expect(selected()).toHaveLength(3));
    const [first] = selected();
    await expect(first).toHaveTextContent(kinds[(300 * 300 + 900) % 7]?.text.slice(0, 20) ?? '?');
    const box = log.getBoundingClientRect();
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top);
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
    await expect(canvas.getByRole('button', { name: 'Copy Link' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Live' }));
    await expectChange({ range: { kind: 'last', span: '1h' } });
  },
});

/** Lines are not lost because a filter hides them. */
export const LinkedLinesFiltered = meta.story({
  args: { state: stateOf({ ...link, query: 'lighthouse' }) },
  async play({ canvas }) {
    await expectShown(canvas, 'Filters hide some or all of them.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expectChange({ query: '' });
  },
});

export const LinkedLinesOfAnotherDeployment = meta.story({
  args: {
    state: stateOf({ ...link, deployment: sampleDeployments[1]?.id }),
    read: logOf(lines.slice(0, 2)),
  },
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show All Deployments' }, untilLoaded),
    );
    await expectChange({ deployment: undefined });
  },
});

/** The platform keeps logs for two weeks. */
export const LinkedLinesGone = meta.story({
  args: { state: stateOf(link), read: ready(reject) },
  play: shows(/^The platform no longer stores them/),
});

/** A response has the newest lines only, so requests are repeated until the linked ones are loaded. */
export const LinkedLinesAmongMany = meta.story({
  args: { state: stateOf(link), read: ready(readNewest(10)) },
  async play({ canvas }) {
    const log = await findLog(canvas);
    await waitFor(() => expect(log.querySelectorAll('[aria-selected="true"]')).toHaveLength(3));
  },
});

/** In a live log, users can select lines and copy a link to them, and the log stays live. */
export const CopiesALink = meta.story({
  args: { linkTo: fn(({ lines: named }) => `https://console.example/logs?lines=${named}`) },
  async play({ args, canvas }) {
    await findCount(canvas, '360 lines read');
    canvas.getByRole('grid', { name: 'App log' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(args.linkTo).toHaveBeenCalledOnce();
    await expect(args.linkTo).toHaveBeenCalledWith(
      expect.objectContaining({
        range: {
          kind: 'between',
          start: storyNow - 30_000 - 300_000,
          end: storyNow - 20_000 + 300_000,
        },
        lines: expect.stringMatching(
          new RegExp(`^${storyNow - 30_000}\\.[^-]+-${storyNow - 20_000}\\.[^-]+$`),
        ),
      }),
    );
    await expect(onStateChange).not.toHaveBeenCalled();
    await expect(
      canvas.getByText('Paused', { selector: '[data-state] :not(:has(*))' }),
    ).toBeVisible();
  },
});

/** Unread time is hatched and named, and read by one press. */
export const MoreThanAtOnce = meta.story({
  args: { read: ready(readNewest(200)) },
  async play({ canvas }) {
    await findCount(canvas, '200 lines read');
    await expect(canvas.getByText(/^Not read, 08:12 to 08:/)).toBeVisible();
    await expect(canvas.getByText(/^26 of 60 minutes not read$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read This Range' }));
    await findCount(canvas, '360 lines read');
    await expect(canvas.getByText(/everything since 08:12/)).toBeVisible();
    await expect(canvas.queryByText(/^Not read/)).toBeNull();
  },
});

/** The whole range is downloaded, beside the lines that are loaded. */
export const DownloadsTheRange = meta.story({
  args: { read: ready(readNewest(40)), state: stateOf({ query: 'level:info' }) },
  async play({ canvas }) {
    const createUrl = spyOn(URL, 'createObjectURL');
    const button = await canvas.findByRole('button', { name: 'Download Matches' }, untilLoaded);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON Lines (.jsonl)' }));
    await waitFor(() => expect(createUrl).toHaveBeenCalled());
    const [file] = createUrl.mock.lastCall ?? [];
    const text = file instanceof Blob ? await file.text() : '';
    const levels = text
      .trimEnd()
      .split('\n')
      .map((line) => /"level":"(\w+)"/.exec(line)?.[1]);
    await expect(levels.length).toBeGreaterThan(40);
    await expect(new Set(levels)).toEqual(new Set(['info']));
    await expect(canvas.getByText(/^Not read, /)).toBeVisible();
    createUrl.mockRestore();
  },
});

let isOffline = false;

export const DownloadFails = meta.story({
  args: {
    read: ready((span) =>
      isOffline ? Promise.reject(new Error('offline')) : readNewest(40)(span),
    ),
  },
  async play({ canvas }) {
    isOffline = false;
    const button = await canvas.findByRole('button', { name: 'Download' }, untilLoaded);
    isOffline = true;
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: /Plain text/ }));
    await expectShown(canvas, /Couldn’t load the log\. Something went wrong\.$/);
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
});

/** Reading on can be stopped, and keeps the lines that were read. */
export const StopsReading = meta.story({
  args: {
    deployments: [],
    state: stateOf({ query: 'lighthouse' }),
    read: ready(async (span) => {
      const response = await readNewest(100)(span);
      const isThird = span.end !== undefined && (response.count ?? 0) < 200;
      if (isThird) {
        await new Promise<void>((resolve) => {
          span.signal.addEventListener('abort', () => resolve());
        });
      }
      return response;
    }),
  },
  async play({ canvas }) {
    await findCount(canvas, '0 of 100 read');
    await userEvent.click(canvas.getByRole('button', { name: /^Read to/ }));
    await expectShown(canvas, /Reading older lines: 99 lines read, 0 matching\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await findCount(canvas, '0 of 199 read');
    await expect(canvas.getByRole('button', { name: /^Read to/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { read: logOf([]) },
  play: shows(/^No lines in this period/),
});

export const Unavailable = meta.story({
  args: { read: ready(reject) },
  async play({ canvas }) {
    const reason = /Cannot fetch logs older than 14 days/;
    await expect(await canvas.findByText(reason, unannounced, untilLoaded)).toBeVisible();
    // A range that was not loaded is not described as empty.
    await expect(canvas.queryByText('Nothing in this period')).toBeNull();
  },
});

export const Loading = meta.story({ args: { read: loading } });

export const Failed = meta.story({ args: { read: failedWith(fn()) } });

export const LongContent = meta.story({
  args: {
    state: stateOf({
      query: `"${'a very long phrase '.repeat(12)}" -/${'x'.repeat(80)}/`,
      deployment: sampleDeployments[1]?.id,
    }),
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { state: stateOf({ query: 'berth -healthz level:>=info' }) },
});

/** Deployments are flags in the chart; a press shows the log since then. */
export const DeploymentFlags = meta.story({
  async play({ canvas }) {
    await findCount(canvas, '360 lines read');
    const flags = within(canvas.getByRole('toolbar', { name: 'Events' }));
    await userEvent.click(
      await flags.findByRole('button', { name: /live .*Show the log since then/ }),
    );
    await expectChange(expect.objectContaining({ since: sampleDeployments[1]?.id }));
  },
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { state: stateOf({ query: 'berth -healthz' }) },
});

const savedViews = {
  views: [
    { name: 'Held berths', query: 'berth.held', span: '24h' },
    { name: 'Slow', query: '/waited \\d{3,} ms/' },
  ],
  onSave: fn(),
  onDelete: fn(),
};

/** Views are shown, saved under a name, and deleted. */
export const SavedViews = meta.story({
  args: { state: stateOf({ query: 'level:error' }), tools: { savedViews } },
  async play({ canvas }) {
    await openMenu(canvas, 'Saved views');
    await userEvent.click(await screen.findByRole('button', { name: 'Held berths' }));
    await expectChange(
      expect.objectContaining({ query: 'berth.held', range: { kind: 'last', span: '24h' } }),
    );
    await openMenu(canvas, 'Saved views');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Slow' }));
    await expect(savedViews.onDelete).toHaveBeenCalledWith('Slow');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Slow');
    await expect(name).toHaveAccessibleDescription('Replaces Slow.');
    await userEvent.clear(name);
    await userEvent.type(name, ' Errors {Enter}');
    await expect(savedViews.onSave).toHaveBeenCalledWith({
      name: 'Errors',
      query: 'level:error',
      span: '1h',
    });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  },
});

export const NoSavedViews = meta.story({
  args: {
    state: stateOf({ range: { kind: 'between', start: storyNow - 600_000, end: storyNow } }),
    tools: { savedViews: { ...savedViews, views: [] } },
  },
  async play({ canvas }) {
    await openMenu(canvas, 'Saved views');
    await waitFor(() => expect(screen.getByText('No saved views yet.')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'All{Enter}');
    await expect(savedViews.onSave).toHaveBeenLastCalledWith({ name: 'All', query: '' });
  },
});

const watch = { isOn: true, isDenied: true, onChange: fn(), onMatch: fn() };

/** Notifications of new matching lines, in a browser that blocks them, are visible as a chip. */
export const WatchDenied = meta.story({
  args: { tools: { watch } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Your browser blocks notifications/)).toBeVisible();
    await expect(canvas.getByText('Notifying')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop notifying me' }));
    await expect(watch.onChange).toHaveBeenCalledWith(false);
  },
});

const onOpen = fn();

const otherApps = ready([
  { slug: 'tide-worker', name: 'Tide worker' },
  { slug: 'berth-planner', name: 'Berth planner' },
]);

/** The lines of other apps are added to the log. Those that are shown are chips. */
export const OtherApps = meta.story({
  args: {
    state: stateOf({ apps: ['tide-worker'] }),
    tools: { apps: { choices: otherApps, onOpen } },
  },
  async play({ canvas }) {
    await openMenu(canvas, 'Add apps');
    await expect(onOpen).toHaveBeenCalled();
    const chosen = await screen.findByRole('menuitemcheckbox', { name: 'Tide worker' });
    await expect(chosen).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Berth planner' }));
    await expectChange({ apps: ['tide-worker', 'berth-planner'] });
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Tide worker' }));
    await expectChange({ apps: [] });
  },
});

export const NoOtherApps = meta.story({
  args: { tools: { apps: { choices: ready([]), onOpen } } },
  async play({ canvas }) {
    await openMenu(canvas, 'Add apps');
    await waitFor(() => expect(screen.getByText('This team has no other apps.')).toBeVisible());
  },
});

export const OtherAppsFailed = meta.story({
  args: { tools: { apps: { choices: failedWith(fn()), onOpen } } },
  async play({ canvas }) {
    await openMenu(canvas, 'Add apps');
    await waitFor(() => expect(screen.getByText('Couldn’t load the team’s apps.')).toBeVisible());
  },
});
