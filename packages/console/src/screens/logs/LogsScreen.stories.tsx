import { HttpError } from '@quayside/api-contract';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { createLogStore } from '@quayside/design-system/log-viewer';
import { findOpen } from '../../testing/findOpen.ts';
import { sampleDeployment, sampleDeployments, storyNow } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { linkToLines } from './lineLinks.ts';
import { LogsScreen } from './LogsScreen.tsx';
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

/** The platform keeps logs for two weeks. */
const reject: AppLogReader = () =>
  Promise.reject(
    new HttpError('story', {
      status: 400,
      statusText: 'Bad Request',
      body: { detail: 'Cannot fetch logs older than 14 days' },
    }),
  );

const props: LogsScreenProps = {
  read: ready(readNewest(1000)),
  deployments: sampleDeployments,
  onDeploymentChange: fn(),
  range: { kind: 'last', span: '1h' },
  onRangeChange: fn(),
  query: '',
  onQueryChange: fn(),
};

const retry = fn();

const untilLoaded = { timeout: 15_000 };

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
    await expect(await canvas.findByText('360 lines', undefined, untilLoaded)).toBeVisible();
    await expect(
      await canvas.findByText('Live', { selector: '[data-state] :not(:has(*))' }),
    ).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { query: '/B-\\d+/ -level:debug' },
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByText('of 360 lines loaded')).toBeVisible();
    const filters = within(canvas.getByRole('list', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('button', { name: 'Remove -level:debug' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('/B-\\d+/');

    const field = canvas.getByRole('textbox', { name: 'Filter' });
    await fireEvent.keyDown(field, { key: 'Backspace', repeat: true });
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
    await fireEvent.keyDown(field, { key: 'Backspace' });
    await expect(args.onQueryChange).toHaveBeenCalledTimes(2);
    await userEvent.type(field, 'status:5xx "pool at"');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      '/B-\\d+/ -level:debug status:5xx "pool at"',
    );
  },
});

/** Requests in the loaded lines, by status over time and by path. */
export const Requests = meta.story({
  args: {
    read: ready(() =>
      Promise.resolve({
        entries: lines.map(({ time }, index) => ({
          time,
          ...(kinds[index % kinds.length] ?? kinds[0]),
        })),
      }),
    ),
  },
  async play({ args, canvas, userEvent }) {
    await canvas.findByText('360 lines', undefined, untilLoaded);
    await userEvent.click(canvas.getByRole('button', { name: 'Requests' }));
    await expect(await canvas.findByText(/^\d+ requests in 360 lines$/)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Top paths' }));
    await userEvent.click(table.getByRole('button', { name: '5xx' }));
    const [, first] = table.getAllByRole('row');
    await expect(first).toHaveTextContent('/berths/{id}/hold');
    await userEvent.click(table.getByRole('button', { name: 'Filter by /healthz' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('path:=/healthz');
    await userEvent.click(canvas.getByRole('button', { name: 'Requests' }));
    await expect(canvas.queryByRole('table', { name: 'Top paths' })).toBeNull();
  },
});

const beforeDeployment = storyNow - 1_800_000;

/** Loaded lines grouped by what they have in common, and compared with those before a deployment. */
export const Patterns = meta.story({
  args: {
    read: ready(() =>
      Promise.resolve({
        entries: [
          ...Array.from({ length: 250 }, (_, index) => ({
            time: beforeDeployment - 1000 - index,
            ...(kinds[index % 5] ?? kinds[0]),
          })),
          ...Array.from({ length: 250 }, (_, index) => ({
            time: beforeDeployment + 1000 + index,
            ...(kinds[index % 7] ?? kinds[0]),
          })),
        ],
      }),
    ),
    deployments: [sampleDeployment({ seed: 3, status: 'success', agoMs: 1_800_000 })],
  },
  async play({ args, canvas, userEvent }) {
    await canvas.findByText('500 lines', undefined, untilLoaded);
    await userEvent.click(canvas.getByRole('button', { name: 'Patterns' }));
    await expect(await canvas.findByText(/^7 patterns in 500 lines\./)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Patterns' }));
    await expect(table.getByText('Pool at */* connections; waited * ms')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /Compare the lines/ }));
    await userEvent.click(await screen.findByRole('option', { name: /created/ }));
    await expect(
      await canvas.findByText('Errors: 0 % of 250 lines before, 14 % of 250 lines since.'),
    ).toBeVisible();
    const added = table.getByRole('row', { name: /hold.*New/ });
    await userEvent.click(within(added).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show Only These Lines' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      expect.stringMatching(/^\/\^.*POST \\\/berths\\\/B-.*\/$/),
    );
    await userEvent.click(within(added).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide These Lines' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.stringMatching(/^-\//));
  },
});

/** Secrets are masked in patterns. */
export const PatternsMaskSecrets = meta.story({
  args: {
    read: ready(() =>
      Promise.resolve({
        entries: [{ time: storyNow - 1000, text: 'login password=hunterhunter' }],
      }),
    ),
    deployments: [],
  },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Patterns' }));
    const table = await canvas.findByRole('table', { name: 'Patterns' }, untilLoaded);
    await expect(table).toHaveTextContent(/login password=•+/);
    await expect(canvas.queryByText(/hunterhunter/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Compare the lines/ })).toBeNull();
  },
});

export const NoRequests = meta.story({
  args: { query: 'level:debug' },
  async play({ canvas, userEvent }) {
    await canvas.findByText(/lines match/, undefined, untilLoaded);
    await userEvent.click(canvas.getByRole('button', { name: 'Requests' }));
    await expect(await canvas.findByText(/^No requests in these lines/)).toBeVisible();
  },
});

/** A value of the active line becomes a filter, by a button or the key F. */
export const FiltersByAValue = meta.story({
  args: { query: 'berth' },
  async play({ args, canvas, userEvent }) {
    const log = await canvas.findByRole('grid', { name: 'App log' }, untilLoaded);
    await canvas.findByText(/lines match/);
    await userEvent.click(await canvas.findByRole('button', { name: /Filter by a value/ }));
    await expect(
      within(await screen.findByRole('menu')).getByRole('menuitem', {
        name: 'Select a line first',
      }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');

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
    await expect(args.onQueryChange).toHaveBeenCalledWith(`berth ${level.textContent}`);
  },
});

/** An invalid filter shows its error, and is searched as text. */
export const WrongFilter = meta.story({
  args: { query: 'level:loud /(/' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/use debug, info/)).toBeVisible();
    await expect(
      await canvas.findByText('No lines in this period match the filters.'),
    ).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  args: { query: 'lighthouse' },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('No lines in this period match the filters.'),
    ).toBeVisible();
  },
});

/** An app that was never deployed has no lines to wait for. */
export const NeverDeployed = meta.story({
  args: { deployments: [], isNeverDeployed: true },
  async play({ canvas }) {
    await expect(canvas.getByText('The log starts with the first deployment.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy fastapi deploy' })).toBeVisible();
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

/** Deployments are listed with status and time. */
export const ChoosesADeployment = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^All deployments/ }));
    const options = await screen.findAllByRole('option');
    const [, newest] = options;
    await expect(newest).toHaveTextContent(/Building Image, 21 Nov 2026/);
    await userEvent.click(newest ?? canvas.getByRole('heading'));
    await expect(args.onDeploymentChange).toHaveBeenCalledWith(sampleDeployments[0]?.id);
  },
});

export const Help = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'How to filter' }));
    await expect(await findOpen('dialog', 'Filters')).toHaveTextContent('status:>=500');
  },
});

/** For keyboard users, the edges of the range are sliders. */
export const ChoosesATime = meta.story({
  async play({ args, canvas, userEvent }) {
    await canvas.findByText('360 lines');
    const [start] = canvas.getAllByRole('slider');
    start?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onRangeChange).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'between', end: storyNow }),
    );
  },
});

/** A range from the creation of a deployment on is live. */
export const SinceADeployment = meta.story({
  args: { range: { kind: 'since', start: storyNow - 600_000 } },
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByText('60 lines')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Since 09:02/ }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'Since the newest deployment' }),
    );
    await expect(args.onRangeChange).toHaveBeenCalledWith({
      kind: 'since',
      start: Date.parse(sampleDeployments[0]?.created_at ?? ''),
    });
  },
});

/** Times of another day include the date. */
export const BetweenTimesOfAnotherDay = meta.story({
  args: {
    range: { kind: 'between', start: storyNow - 49 * 3_600_000, end: storyNow - 47 * 3_600_000 },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^19 Nov, .* to / })).toBeVisible();
  },
});

export const BetweenTwoTimes = meta.story({
  args: { range: { kind: 'between', start: storyNow - 1_800_000, end: storyNow - 900_000 } },
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByText('91 lines')).toBeVisible();
    await expect(await canvas.findByText('Ended')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Live' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith({ kind: 'last', span: '1h' });
    await userEvent.click(canvas.getByRole('button', { name: 'Set exact times' }));
    await expect(await screen.findByLabelText('From')).toHaveValue('2026-11-21T08:42');
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
  args: { ...link, linkTo: ({ lines: named }) => `https://console.example/logs?lines=${named}` },
  async play({ args, canvas, userEvent }) {
    const log = await canvas.findByRole('grid', { name: 'App log' }, untilLoaded);
    const selected = () => [...log.querySelectorAll('[aria-selected="true"]')];
    await waitFor(() => expect(selected()).toHaveLength(3));
    const [first] = selected();
    await expect(first).toHaveTextContent(kinds[(300 * 300 + 900) % 7]?.text.slice(0, 20) ?? '?');
    const box = log.getBoundingClientRect();
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top);
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
    await expect(canvas.getByRole('button', { name: 'Copy link to lines' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Live' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith({ kind: 'last', span: '1h' });
  },
});

/** Lines are not lost because a filter hides them. */
export const LinkedLinesFiltered = meta.story({
  args: { ...link, query: 'lighthouse' },
  async play({ args, canvas, userEvent }) {
    await expect(
      await canvas.findByText('Filters hide some or all of them.', undefined, untilLoaded),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
  },
});

export const LinkedLinesOfAnotherDeployment = meta.story({
  args: {
    ...link,
    deploymentId: sampleDeployments[1]?.id,
    read: ready<AppLogReader>(() => Promise.resolve({ entries: lines.slice(0, 2), count: 2 })),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show All Deployments' }, untilLoaded),
    );
    await expect(args.onDeploymentChange).toHaveBeenCalledWith(undefined);
  },
});

/** The platform keeps logs for two weeks. */
export const LinkedLinesGone = meta.story({
  args: {
    ...link,
    read: ready(reject),
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^The platform no longer stores them/, undefined, untilLoaded),
    ).toBeVisible();
  },
});

/** A response has the newest lines only, so requests are repeated until the linked ones are loaded. */
export const LinkedLinesAmongMany = meta.story({
  args: {
    ...link,
    read: ready(readNewest(10)),
  },
  async play({ canvas }) {
    const log = await canvas.findByRole('grid', { name: 'App log' }, untilLoaded);
    await waitFor(() => expect(log.querySelectorAll('[aria-selected="true"]')).toHaveLength(3));
  },
});

/** In a live log, users can select lines and copy a link to them, and the log stays live. */
export const CopiesALink = meta.story({
  args: { linkTo: fn(({ lines: named }) => `https://console.example/logs?lines=${named}`) },
  async play({ args, canvas, userEvent }) {
    await canvas.findByText('360 lines', undefined, untilLoaded);
    canvas.getByRole('grid', { name: 'App log' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to lines' }));
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
    await expect(args.onRangeChange).not.toHaveBeenCalled();
    await expect(
      canvas.getByText('Live', { selector: '[data-state] :not(:has(*))' }),
    ).toBeVisible();
  },
});

/** More lines than one response can contain. */
export const MoreThanAtOnce = meta.story({
  args: {
    read: ready(readNewest(200)),
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Not loaded yet: at least 160 lines.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load Older Lines' }));
    await expect(await canvas.findByText('360 lines')).toBeVisible();
  },
});

/** Older lines are searched for matches until there are enough of them. */
export const SearchesOlderLines = meta.story({
  args: { read: ready(readNewest(40)), query: 'status:500' },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Search Older Lines' }, untilLoaded),
    );
    const status = await canvas.findByText(/^Searched \d+ lines: \d+ matching\.$/);
    await expect(status).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Search Older Lines' })).toBeNull();
    await expect(await canvas.findByText('of 360 lines loaded')).toBeVisible();
  },
});

/** The whole range is downloaded, beside the lines that are loaded. */
export const DownloadsTheRange = meta.story({
  args: { read: ready(readNewest(40)), query: 'level:info' },
  async play({ canvas, userEvent }) {
    const createUrl = spyOn(URL, 'createObjectURL');
    const button = await canvas.findByRole('button', { name: 'Download All Matches' }, untilLoaded);
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
    await expect(canvas.getByText(/^Not loaded yet/)).toBeVisible();
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
  async play({ canvas, userEvent }) {
    isOffline = false;
    const button = await canvas.findByRole('button', { name: 'Download All Lines' }, untilLoaded);
    isOffline = true;
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: /Plain text/ }));
    await expect(
      await canvas.findByText(
        /^Not loaded yet: .* Couldn’t load the log\. Something went wrong\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download All Lines' })).toBeVisible();
  },
});

let answerOlder = () => {};

/** A search can be stopped, and keeps the lines that it has read. */
export const StopsASearch = meta.story({
  args: {
    query: 'lighthouse',
    read: ready(async (span) => {
      const answer = await readNewest(100)(span);
      const isThird = span.end !== undefined && (answer.count ?? 0) < 200;
      if (isThird) {
        await new Promise<void>((resolve) => {
          answerOlder = resolve;
          span.signal.addEventListener('abort', () => resolve());
        });
      }
      return answer;
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Search Older Lines' }, untilLoaded),
    );
    await expect(
      await canvas.findByText('Searching older lines: 99 lines read, 0 matching.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/^Searched 99 lines: 0 matching\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search Older Lines' })).toBeVisible();
    answerOlder();
  },
});

export const Empty = meta.story({
  args: { read: ready<AppLogReader>(() => Promise.resolve({ entries: [], count: 0 })) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^No lines in this period/)).toBeVisible();
  },
});

export const Unavailable = meta.story({
  args: {
    read: ready(reject),
  },
  async play({ canvas }) {
    // Screen readers get the same text.
    const seen = { ignore: '[role="status"], [role="status"] *' };
    await expect(
      await canvas.findByText(/Cannot fetch logs older than 14 days/, seen),
    ).toBeVisible();
    // A range that was not loaded is not described as empty.
    await expect(canvas.queryByText('Nothing in this period')).toBeNull();
  },
});

export const Loading = meta.story({ args: { read: loading } });

export const Failed = meta.story({
  args: { read: failedWith(retry) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const LongContent = meta.story({
  args: {
    query: `"${'a very long phrase '.repeat(12)}" -/${'x'.repeat(80)}/`,
    deploymentId: sampleDeployments[1]?.id,
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { query: 'berth -healthz level:>=info' },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('textbox', { name: 'Filter' })).toBeNull();
    const controls = canvas.getByRole('button', { name: 'Filters and Chart (3 active)' });
    await userEvent.click(controls);
    await expect(canvas.getByRole('textbox', { name: 'Filter' })).toBeVisible();
    await userEvent.click(controls);
    await expect(canvas.queryByRole('textbox', { name: 'Filter' })).toBeNull();
  },
});

/** Deployments are marked in the histogram; a press shows the log since then. */
export const DeploymentMarkers = meta.story({
  async play({ args, canvas, userEvent }) {
    const live = await canvas.findByRole('button', { name: /Ready, .*Show the log since then/ });
    await userEvent.click(live);
    await expect(args.onRangeChange).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'since' }),
    );
  },
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { query: 'berth -healthz' },
});

/** Views are shown, saved under a name, and deleted. */
export const SavedViews = meta.story({
  args: {
    query: 'level:error',
    savedViews: {
      views: [
        { name: 'Held berths', query: 'berth.held', span: '24h' },
        { name: 'Slow', query: '/waited \\d{3,} ms/' },
      ],
      onApply: fn(),
      onSave: fn(),
      onDelete: fn(),
    },
  },
  async play({ args, canvas, userEvent }) {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Held berths' }));
    await expect(args.savedViews?.onApply).toHaveBeenCalledWith({
      name: 'Held berths',
      query: 'berth.held',
      span: '24h',
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Slow' }));
    await expect(args.savedViews?.onDelete).toHaveBeenCalledWith('Slow');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Slow');
    await expect(name).toHaveAccessibleDescription('Replaces Slow.');
    await userEvent.clear(name);
    await userEvent.type(name, ' Errors {Enter}');
    await expect(args.savedViews?.onSave).toHaveBeenCalledWith({
      name: 'Errors',
      query: 'level:error',
      span: '1h',
    });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  },
});

export const NoSavedViews = meta.story({
  args: {
    range: { kind: 'between', start: storyNow - 600_000, end: storyNow },
    savedViews: { views: [], onApply: fn(), onSave: fn(), onDelete: fn() },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await waitFor(() => expect(screen.getByText('No saved views yet.')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'All{Enter}');
    await expect(args.savedViews?.onSave).toHaveBeenCalledWith({ name: 'All', query: '' });
  },
});

/** Notifications of new matching lines, in a browser that blocks them. */
export const WatchDenied = meta.story({
  args: {
    watch: { isOn: true, isDenied: true, onChange: fn(), onMatch: fn() },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(/^Your browser blocks notifications/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop notifying me' }));
    await expect(args.watch?.onChange).toHaveBeenCalledWith(false);
  },
});

const otherApps = ready([
  { slug: 'tide-worker', name: 'Tide worker' },
  { slug: 'berth-planner', name: 'Berth planner' },
]);

/** The lines of other apps are added to the log. */
export const OtherApps = meta.story({
  args: {
    apps: { choices: otherApps, chosen: ['tide-worker'], onChange: fn(), onOpen: fn() },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Apps (2)' }));
    await expect(args.apps?.onOpen).toHaveBeenCalled();
    const chosen = await screen.findByRole('menuitemcheckbox', { name: 'Tide worker' });
    await expect(chosen).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Berth planner' }));
    await expect(args.apps?.onChange).toHaveBeenCalledWith(['tide-worker', 'berth-planner']);
  },
});

export const NoOtherApps = meta.story({
  args: { apps: { choices: ready([]), chosen: [], onChange: fn(), onOpen: fn() } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Apps' }));
    await waitFor(() => expect(screen.getByText('This team has no other apps.')).toBeVisible());
  },
});

export const OtherAppsFailed = meta.story({
  args: { apps: { choices: failedWith(fn()), chosen: [], onChange: fn(), onOpen: fn() } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Apps' }));
    await waitFor(() => expect(screen.getByText('Couldn’t load the team’s apps.')).toBeVisible());
  },
});
