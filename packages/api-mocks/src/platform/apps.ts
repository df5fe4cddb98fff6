import type { Page } from '@quayside/api-contract';

import { randomHex, randomUuid } from '../random.ts';
import type { Caller } from './caller.ts';
import { parseDirectory } from './directory.ts';
import { pageByTime, type PageQuery } from './page.ts';
import type { AppRecord, TeamRecord, UserRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import { removeApp } from './removal.ts';
import { slugify, withSuffix } from './slug.ts';
import type { Teams } from './teams.ts';
import type { Dataset } from './dataset.ts';

const defaultRegion = 'us-east-1';

/** Filter of apps. */
export interface AppQuery extends PageQuery {
  /** All teams of the caller by default. */
  team_id?: string;
  slug?: string;
}

/** Fields of a new app; only seeds set id and region. */
export interface NewApp {
  team: TeamRecord;
  name: string;
  directory?: string | null;
  id?: string;
  region?: string;
}

/** Apps. */
export interface Apps {
  list(user: UserRecord, query: AppQuery): Page<AppRecord>;
  /** Finds an app visible to the caller. Otherwise throws `App not found`. */
  find(caller: Caller, appId: string): AppRecord;
  create(app: NewApp): AppRecord;
  /** Updates the given fields; the slug is constant, so URLs keep working. */
  update(
    user: UserRecord,
    appId: string,
    change: { name?: string; directory?: string | null },
  ): AppRecord;
  /** Deletes an app with everything that belongs to it; admins only. */
  remove(user: UserRecord, appId: string): void;
}

/** Creates the apps of a dataset. */
export function createApps(dataset: Dataset, teams: Teams): Apps {
  const { rows } = dataset;

  const find = (caller: Caller, appId: string) => {
    const app = rows.apps.get(appId);
    const isTheirs =
      app !== undefined &&
      (caller.kind === 'user'
        ? teams.idsOf(caller.user).has(app.team_id)
        : caller.token.app_id === app.id);
    if (!isTheirs) throw new PlatformError(404, 'App not found');
    return app;
  };

  const isSlugFree = (team: TeamRecord, slug: string) =>
    !rows.apps.where('team_id', team.id).some((app) => app.slug === slug);

  const isLabelFree = (label: string) => rows.apps.where('host_label', label).length === 0;

  return {
    list(user, { team_id, slug, ...page }) {
      const own = teams.idsOf(user);
      if (team_id !== undefined && !own.has(team_id))
        throw new PlatformError(404, 'Team not found');
      const teamIds = team_id === undefined ? [...own] : [team_id];
      const apps = teamIds
        .flatMap((id) => rows.apps.where('team_id', id))
        .filter((app) => slug === undefined || app.slug === slug);
      return pageByTime(apps, page);
    },
    find,
    create({ team, name, directory, id, region = defaultRegion }) {
      const parsedDirectory = parseDirectory(directory);
      return dataset.write(() => {
        const base = slugify(name, 'app');
        const free = (isFree: (slug: string) => boolean, slug: string): string =>
          isFree(slug) ? slug : free(isFree, withSuffix(base, randomHex(dataset.random, 8)));
        const slug = free((candidate) => isSlugFree(team, candidate), base);
        const created_at = dataset.clock.now();
        return rows.apps.insert({
          id: id ?? randomUuid(dataset.random),
          team_id: team.id,
          name,
          slug,
          host_label: free(isLabelFree, slug),
          directory: parsedDirectory,
          region,
          is_healthy: true,
          created_at,
          updated_at: created_at,
        });
      });
    },
    update(user, appId, { name, directory }) {
      const app = find({ kind: 'user', user }, appId);
      const change = {
        name: name ?? app.name,
        directory: directory === undefined ? app.directory : parseDirectory(directory),
        updated_at: dataset.clock.now(),
      };
      return dataset.write(() => rows.apps.update(app.id, change));
    },
    remove(user, appId) {
      const app = find({ kind: 'user', user }, appId);
      const team = rows.teams.get(app.team_id);
      if (team !== undefined) teams.requireAdmin(user, team);
      dataset.write(() => removeApp(rows, app));
    },
  };
}
