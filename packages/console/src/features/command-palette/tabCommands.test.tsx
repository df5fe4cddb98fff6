import type { Team } from '@quayside/api-contract';
import { describe, expect, test } from 'vitest';

import { rankCommands } from '../../../../design-system/src/command-palette/rank.ts';
import { pages } from '../../pages.ts';
import { ar } from '../../runtime/messages/ar/index.ts';
import { de } from '../../runtime/messages/de/index.ts';
import { en } from '../../runtime/messages/en/index.ts';
import { es } from '../../runtime/messages/es/index.ts';
import { ja } from '../../runtime/messages/ja/index.ts';
import { mergeMessages } from '../../runtime/messages/messages.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { matchPage } from '../../runtime/navigation/paths.ts';
import { sampleApps } from '../../testing/samples.ts';
import { people } from '../../testing/teamSamples.ts';
import { actionCommands } from './actionCommands.tsx';
import { pageCommands } from './pageCommands.tsx';
import type { PaletteCommand } from './PaletteCommand.ts';
import { appCommands } from './placeCommands.tsx';
import { tabCommands } from './tabCommands.tsx';

const [harbour, tide] = ['harbour-api', 'tide-tables'].map((slug) =>
  sampleApps.find((app) => app.slug === slug),
);

const team: Team = {
  id: harbour?.team_id ?? '',
  name: 'Tidewater Labs',
  slug: 'tidewater-labs',
  is_personal_team: false,
  owner: people.ada,
  user_links: [],
  created_at: '2026-11-01T09:00:00Z',
};

const inHarbour = '/tidewater-labs/apps/harbour-api/general';

/** Returns the commands of the palette on a page, without those of the host. */
function commandsAt(path: string, texts: Messages = en): readonly PaletteCommand[] {
  const match = matchPage(path);
  const hasPage = () => true;
  const app = match?.params.appSlug === undefined ? undefined : harbour;
  const ofApps = appCommands(sampleApps, [team], 'Apps');
  return [
    ...pageCommands(
      { match, hasPage, mayCreateTeams: true, mayInvite: true, team, appName: app?.name },
      texts,
    ),
    ...tabCommands({ hasPage, team, app, apps: sampleApps, ofApps, teams: [team] }, texts),
    ...actionCommands(
      { apps: ofApps, deployed: ofApps, withUrl: ofApps, teams: [] },
      {
        logsPath: () => '',
        theme: 'dark',
        preferences: { timeZone: 'UTC', density: 'comfortable', language: 'en' },
        hasSheet: true,
        mayChooseLanguage: false,
      },
      texts,
    ),
    ...ofApps,
  ];
}

/** Returns the names of the results for an input, and the path that each leads to. */
function find(
  input: string,
  at: string,
  texts: Messages = en,
): { name: string; to: string | undefined }[] {
  const commands = commandsAt(at, texts);
  return rankCommands(commands, input, 24).map(({ command, pair }) => {
    const { id } = pair?.parent ?? command;
    const effect = commands.find((each) => each.id === id)?.effect;
    const to =
      effect !== undefined && 'pathOf' in effect
        ? effect.pathOf(pair?.choice.id ?? command.id)
        : undefined;
    return { name: command.name, to };
  });
}

const app = '/tidewater-labs/apps/harbour-api';
const latest = `${app}/deployments/${harbour?.latest_deployment?.id}`;

test.each([
  ['errors', `${app}/logs?view=errors`],
  ['exceptions', `${app}/logs?view=errors`],
  ['tracebacks', `${app}/logs?view=errors`],
  ['requests', `${app}/logs?view=requests`],
  ['slowest endpoints', `${app}/logs?view=requests`],
  ['patterns', `${app}/logs?view=patterns`],
  ['share', `${app}/logs`],
  ['download logs', `${app}/logs`],
  ['notify', `${app}/logs`],
  ['saved views', `${app}/logs`],
  ['compare', `${app}/environment-variables?view=compare`],
  ['diff', `${app}/environment-variables?view=compare`],
  [
    'compare variables with tide tables',
    `${app}/environment-variables?view=compare&apps=${tide?.slug}`,
  ],
  ['logs with tide tables', `${app}/logs?apps=${tide?.slug}`],
  ['history', `${app}/environment-variables?view=history`],
  ['import .env', `${app}/environment-variables`],
  ['dotenv', `${app}/environment-variables`],
  ['export variables', `${app}/environment-variables`],
  ['rename variable', `${app}/environment-variables`],
  ['secrets', `${app}/environment-variables`],
  ['build log', latest],
  ['new deployment', `${app}/deployments`],
  ['upload folder', `${app}/deployments`],
  ['failed deployments', `${app}/deployments?status=failure`],
  ['databases', `${app}/storage`],
  ['connect postgres', `${app}/storage?connect=`],
  ['delete app', `${app}/settings`],
  ['rename team', '/tidewater-labs/settings'],
  ['activity', '/tidewater-labs/apps?view=activity'],
  ['members', '/tidewater-labs/settings'],
  ['change password', '/settings'],
])('in an app, “%s” finds it', (input, to) => {
  expect(find(input, inHarbour)[0]?.to).toBe(to);
});

test.each([
  ['errors of harbour api', 'Errors of Harbour API', `${app}/logs?view=errors`],
  ['harbour api errors', 'Errors of Harbour API', `${app}/logs?view=errors`],
  ['logs harbour api', 'Logs of Harbour API', `${app}/logs`],
  [
    'secrets of harbour api',
    'Environment Variables of Harbour API',
    `${app}/environment-variables`,
  ],
  [
    'history of variables of harbour api',
    'History of Variables of Harbour API',
    `${app}/environment-variables?view=history`,
  ],
  ['import .env harbour api', 'Import .env of Harbour API', `${app}/environment-variables`],
  ['build log of harbour api', 'Build Log of Harbour API', latest],
  ['redeploy harbour api', 'Redeploy Harbour API', undefined],
  ['copy url harbour api', 'Copy URL of Harbour API', undefined],
])('on Home, “%s” finds “%s”', (input, name, to) => {
  expect(find(input, '/')[0]).toEqual({ name, to });
});

describe('every tab and action', () => {
  const all = pages.flatMap(({ id, title, commands = [] }) =>
    commands.map((command) => ({ page: id, title, command: command.id })),
  );

  test.each(all)('is found by its own name: $command of $page', ({ page, command }) => {
    const found = commandsAt(inHarbour).find(({ id }) => id === `tab ${page} ${command}`);
    const names = find(found?.name ?? '', inHarbour).map(({ name }) => name);
    expect(names.slice(0, 2)).toContain(found?.name);
  });
});

describe.each(Object.entries({ ar, de, es, ja }))('in %s', (_, translations) => {
  const texts = mergeMessages(en, translations);
  const tabs = commandsAt(inHarbour, texts).filter(({ id }) => /^tab (?!of )/.test(id));

  test('every tab and action is found by its own name', () => {
    const missed = tabs.filter(({ name }) => {
      const names = find(name, inHarbour, texts).map((each) => each.name);
      return !names.slice(0, 2).includes(name);
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  test('an action is found with its app', () => {
    const { errors } = texts.pageCommands.texts.logs;
    const [first] = find(`${errors.name} harbour api`, '/', texts);
    expect(first?.to).toBe(`${app}/logs?view=errors`);
  });
});

test('tabs take no room before anything is typed', () => {
  const names = rankCommands(commandsAt(inHarbour), '', 100).map(({ command }) => command.name);
  expect(names).not.toContain('Errors');
  expect(names).not.toContain('Errors of…');
});
