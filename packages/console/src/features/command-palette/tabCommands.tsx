import type { App, Team } from '@quayside/api-contract';

import { pages } from '../../pages.ts';
import type { PageCommand } from '../../runtime/definePage.tsx';
import type { Messages } from '../../runtime/messages/messages.ts';
import { buildPath, pathIfKnown, scopeOf } from '../../runtime/navigation/paths.ts';
import type { PageId } from '../../runtime/navigation/paths.ts';
import { pageIcon } from './pageIcon.tsx';
import type { PaletteCommand } from './PaletteCommand.ts';

/** Texts of pages, tabs and actions. */
export type TabTexts = Pick<Messages, 'pages' | 'pageCommands' | 'palette'>;

/** The page under the palette, and the apps that it knows. */
export interface TabContext {
  hasPage: (id: PageId) => boolean;
  /** The team around, if any. */
  team: Pick<Team, 'id' | 'slug' | 'name'> | undefined;
  /** The app around, if any. */
  app: App | undefined;
  apps: readonly App[];
  /** A command for each app. */
  ofApps: readonly PaletteCommand[];
}

/** A page, or one of its tabs or actions. */
interface Destination extends Omit<PageCommand, 'id'> {
  page: PageId;
  /** Name of the action or field that it leads to. */
  command?: string;
  name: string;
  /** Other words that find it. */
  words: string;
}

/** Returns the tabs and actions of the pages around, and the same of every app, which ask for an app. */
export function tabCommands(
  context: TabContext & { teams: readonly Team[] },
  texts: TabTexts,
): PaletteCommand[] {
  return [...tabsAround(context, texts), ...tabsOfEveryApp(context, texts)];
}

function tabsAround(
  { hasPage, team, app, apps, ofApps }: TabContext,
  texts: TabTexts,
): PaletteCommand[] {
  const { palette, pageCommands: messages } = texts;
  const groups = {
    app: palette.groups.app(app?.name ?? ''),
    team: palette.groups.team(team?.name ?? ''),
    user: palette.groups.pages,
  };
  const slugs = slugsOfOthers(apps, app);
  const others = ofApps.filter(({ id }) => slugs.has(id));
  return tabsOf(texts).flatMap((tab): PaletteCommand[] => {
    const { page, name, otherApp } = tab;
    const path = (chosen?: string) => pathOfTab(tab, { team, app, other: slugs.get(chosen ?? '') });
    if (!hasPage(page) || path() === undefined) return [];
    const command: PaletteCommand = {
      ...rowOf(tab, texts),
      id: `tab ${page} ${tab.command ?? ''}`,
      name,
      group: groups[scopeOf(page)],
      effect: { ...effectOf(tab), pathOf: (chosen) => path(chosen) ?? buildPath('home') },
    };
    if (otherApp === undefined) return [command];
    if (others.length === 0) return [];
    const label = messages.chooseOther(name);
    const nameOf = (other: { name: string }) => messages.withApp(name, other.name);
    return [{ ...command, name: label, argument: { label, commands: others, nameOf } }];
  });
}

function tabsOfEveryApp(
  { hasPage, apps, teams, ofApps }: TabContext & { teams: readonly Team[] },
  texts: TabTexts,
): PaletteCommand[] {
  const { palette, pageCommands: messages } = texts;
  const appsById = new Map(apps.map((app) => [app.id, app]));
  const teamsById = new Map(teams.map((team) => [team.id, team]));
  const deployed = ofApps.filter(({ id }) => appsById.get(id)?.latest_deployment != null);
  return [...pagesOfApps(texts), ...tabsOf(texts)].flatMap((tab): PaletteCommand[] => {
    const { page, command = '', name, otherApp } = tab;
    const commands = page === 'deployment' ? deployed : ofApps;
    const isOfApps = scopeOf(page) === 'app' && otherApp === undefined;
    if (!isOfApps || !hasPage(page) || commands.length === 0) return [];
    const label = messages.chooseApp(name);
    return [
      {
        ...rowOf(tab, texts),
        id: `tab of app ${page} ${command}`,
        name: label,
        group: palette.groups.actions,
        argument: { label, commands, nameOf: (app) => messages.ofApp(name, app.name) },
        effect: {
          ...effectOf(tab),
          pathOf(appId) {
            const app = appsById.get(appId);
            const team = app && teamsById.get(app.team_id);
            return pathOfTab(tab, { team, app }) ?? buildPath('home');
          },
        },
      },
    ];
  });
}

/** Returns the tabs and actions of all pages, in the order of the pages. */
function tabsOf({ pageCommands: { texts } }: TabTexts): Destination[] {
  const named = new Map(
    Object.entries(texts).flatMap(([page, ofPage]) =>
      Object.entries<{ name: string; words: string }>(ofPage).map(
        ([id, text]) => [`${page} ${id}`, text] as const,
      ),
    ),
  );
  return pages.flatMap(({ id: page, commands = [] }) =>
    commands.flatMap(({ id, ...command }: PageCommand) => {
      const text = named.get(`${page} ${id}`);
      return text === undefined ? [] : { ...command, ...text, page, command: id };
    }),
  );
}

/** Returns the pages that every app has. */
function pagesOfApps({ pages: names, pageCommands: { words } }: TabTexts): Destination[] {
  return pages.flatMap(({ id, rail }) =>
    rail === undefined || scopeOf(id) !== 'app'
      ? []
      : { page: id, name: names[id], words: words[id] ?? '' },
  );
}

function rowOf({ page, words }: Destination, { pages: names, pageCommands }: TabTexts) {
  return {
    icon: pageIcon(page),
    detail: names[page],
    keywords: [words, names[page], pageCommands.between],
    isSearchedOnly: true,
  };
}

const effectOf = ({ command, field, isAction = false }: Destination) => ({
  field,
  action: isAction ? command : undefined,
});

/** Returns the path of a tab, or `undefined` where the app or the team is missing. */
function pathOfTab(
  { page, search, otherApp }: Destination,
  {
    team,
    app,
    other,
  }: { team: { slug: string } | undefined; app: App | undefined; other?: string | undefined },
): string | undefined {
  return pathIfKnown(
    page,
    {
      teamSlug: team?.slug,
      appSlug: app?.slug,
      // Of a page of a deployment: the latest.
      deploymentId: app?.latest_deployment?.id,
    },
    { ...search, ...(otherApp !== undefined && { [otherApp]: other }) },
  );
}

/** Returns the slugs of the other apps of an app's team, by id. */
function slugsOfOthers(apps: readonly App[], app: App | undefined): ReadonlyMap<string, string> {
  return new Map(
    apps.flatMap(({ id, slug, team_id }) =>
      app !== undefined && team_id === app.team_id && id !== app.id ? [[id, slug]] : [],
    ),
  );
}
