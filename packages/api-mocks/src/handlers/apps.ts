import type { appEndpoints } from '@quayside/api-contract';

import { mapPage } from '../platform/page.ts';
import { PlatformError } from '../platform/platformErrors.ts';
import type { LogEntry } from '../platform/logs/sequence.ts';
import { RecordStream, type HandlersOf } from './handler.ts';
import { toPreciseTime, viewApp, viewDeployToken } from './views.ts';

/** Apps, their logs and their deploy tokens. */
export const appHandlers: HandlersOf<typeof appEndpoints> = {
  listApps: ({ platform, me, query }) =>
    mapPage(platform.apps.list(me, query), (app) => viewApp(platform, app)),

  createApp({ platform, me, body: { name, directory, team_id } }) {
    const team = platform.teams.find(me, team_id);
    return viewApp(platform, platform.apps.create({ team, name, directory }));
  },

  readApp: ({ platform, caller, path }) =>
    viewApp(platform, platform.apps.find(caller, path.app_id)),

  updateApp: ({ platform, me, path, body }) =>
    viewApp(platform, platform.apps.update(me, path.app_id, body)),

  deleteApp: ({ platform, me, path }) => platform.apps.remove(me, path.app_id),

  readAppLogs({ platform, me, path, query: { deployment_id, start, end } }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    const page = platform.appLogs.read(app, {
      deployment_id,
      start: start === undefined ? undefined : toMicros(start),
      end: end === undefined ? undefined : toMicros(end),
    });
    return mapPage(page, viewEntry);
  },

  streamAppLogs({ platform, me, path, query: { tail = 100, since = '5m', follow = true } }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    const options = { tail, since: toMilliseconds(since), follow };
    platform.appLogs.requireRetained(options.since);
    return new RecordStream(async function* records(signal) {
      for await (const entry of platform.appLogs.follow(app, options, signal)) {
        yield 'type' in entry ? entry : viewEntry(entry);
      }
    });
  },

  listDeployTokens({ platform, me, path }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    const tokens = platform.deployTokens.list(app);
    return { data: tokens.map(viewDeployToken), count: tokens.length };
  },

  createDeployToken({ platform, me, path, body: { name, expires_in_days } }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    const token = platform.deployTokens.create(app, name, expires_in_days);
    return { ...viewDeployToken(token), value: token.value };
  },

  deleteDeployToken({ platform, me, path }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    platform.deployTokens.remove(app, path.token_id);
  },
};

function viewEntry({ at, level, message }: LogEntry) {
  return { timestamp: toPreciseTime(at), message, level };
}

/** A time with up to six fraction digits, in microseconds since the epoch. */
function toMicros(time: string): number {
  const fraction = /\.(\d+)/.exec(time)?.[1] ?? '';
  const micros = Number(fraction.padEnd(6, '0').slice(3, 6));
  return Date.parse(time) * 1000 + micros;
}

const units: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

function toMilliseconds(span: string): number {
  const unit = units[span.slice(-1)];
  if (unit === undefined) throw new PlatformError(400, 'Cannot fetch logs older than 14 days');
  return Number(span.slice(0, -1)) * unit;
}
