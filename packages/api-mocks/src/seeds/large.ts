import type { AppRecord, UserRecord } from '../platform/records.ts';
import type { Dataset } from '../platform/dataset.ts';
import { hash32, uuidOf } from '../random.ts';
import { createBuilder, span, type History } from './builder.ts';
import {
  built,
  conflict,
  missingModule,
  nothingToServe,
  science,
  web,
  worker,
} from './projects.ts';

const { minute, hour, day } = span;

/** Size of the large seed. */
export const largeCounts = {
  teams: 50,
  apps: 2_000,
  deployments: 20_000,
  /** In the first team; the other teams share the rest. */
  appsOfFirstTeam: 300,
  /** In the first app; the other apps share the rest. */
  deploymentsOfFirstApp: 2_000,
  variablesOfFirstApp: 500,
  logLinesOfFirstApp: 1_000_000,
} as const;

const burstLines = 20_000;

const firstWords = words(
  'Harbour Tide Pilot Berth Crane Beacon Anchor Cargo Dock Ferry Fleet Galley Gangway Hatch Helm Hull ' +
    'Jetty Keel Lantern Lighthouse Marina Mast Mooring Nautical Oar Pier Port Quay Reef Rigging Rudder ' +
    'Sail Seawall Signal Sonar Tanker Tugboat Voyage Wharf Windlass',
);
const secondWords = words(
  'API Worker Gateway Scheduler Tracker Console Search Ledger Billing Forecast Planner Relay Inbox ' +
    'Archive Monitor Router Exporter Importer Registry Notifier Indexer Auditor Assistant Catalogue ' +
    'Reports Sync Metrics Portal Queue Resolver Sampler Scraper Stream Tagger Translator Uploader ' +
    'Validator Vault Watcher Webhooks Workbench Atlas Broker Cache Digest Editor Feed Guide Mirror Proxy',
);
const givenNames = words('Annie Barbara Betty Carol Dorothy Evelyn Frances Jean Joan Mary');
const familyNames = words('Allen Bartik Clarke Easley Hopper Keller Liskov Perlman Shaw Vaughan');

/** A company with years of data, for testing the console's performance. */
export function seedLarge(dataset: Dataset, passwordHash: string): void {
  const build = createBuilder(dataset, 'large', passwordHash);
  const ada = build.addUser('ada@example.com', 'Ada Lovelace', 900 * day);
  const grace = build.addUser('grace@example.com', 'Grace Hopper', 890 * day);
  const others = givenNames.flatMap((given) =>
    familyNames.map((family) =>
      build.addUser(
        `${given}.${family}@example.com`.toLowerCase(),
        `${given} ${family}`,
        880 * day,
      ),
    ),
  );

  const teams = range(largeCounts.teams).map((index) => {
    const name =
      index === 0
        ? 'Tidewater Labs'
        : `${firstWords[index % 40]} ${teamKind(index + Math.floor(index / 40))}`;
    const [owner, isAdmin] = ownerOf(index, ada, others);
    const team = build.addTeam(owner, {
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      isPersonal: false,
      ago: (880 - index) * day,
    });
    if (owner !== ada) build.addMember(team, ada, isAdmin ? 'admin' : 'member');
    build.addMember(team, grace, 'member');
    for (const [place, person] of others.entries()) {
      const isIn = index === 0 || hash32('member', index, place) % 12 === 0;
      if (isIn && person !== owner) {
        build.addMember(team, person, place % 7 === 0 ? 'admin' : 'member');
      }
    }
    return team;
  });

  const apps = range(largeCounts.apps).map((index) => {
    const name = `${firstWords[index % 40]} ${secondWords[Math.floor(index / 40)]}`;
    const team = teams[teamOf(index)] ?? teams[0];
    if (team === undefined) throw new Error('The large dataset has no team');
    const region = index % 3 === 0 ? 'eu-west-1' : 'us-east-1';
    return build.addApp(team, name, region, 820 * day - index * 9 * hour);
  });
  for (const [index, app] of apps.entries()) addDeployments(app, index);

  const [first] = apps;
  if (first !== undefined) {
    addVariables(first);
    addLogs(first);
  }

  function addDeployments(app: AppRecord, index: number): void {
    const count = deploymentsOf(index);
    for (const place of range(count)) {
      const newest = 20 * minute + (hash32('newest', index) % (30 * day));
      const step = index === 0 ? 9 * hour : 2 * day;
      const ago = newest + (count - 1 - place) * step;
      build.addDeployment(app, ago, historyOf(index, place));
    }
  }

  function addVariables(app: AppRecord): void {
    for (const index of range(largeCounts.variablesOfFirstApp)) {
      const name = `${variablePrefix(index)}_${String(index).padStart(3, '0')}`;
      build.addVariable(app, name, `value-${index}`, (1 + index) * hour, index % 5 === 0);
    }
  }

  /** A burst is stored as one row, and its lines are generated when they are read. */
  function addLogs(app: AppRecord): void {
    const bursts = largeCounts.logLinesOfFirstApp / burstLines;
    for (const index of range(bursts)) {
      const at = dataset.clock.now() - (bursts - index) * minute;
      const id = uuidOf(`large/burst/${index}`);
      dataset.rows.logBursts.insert({ id, app_id: app.id, at, lines: burstLines });
    }
  }
}

/** The owner of a team, and whether Ada is an admin of it: she owns every fifth and administers two of five. */
function ownerOf(
  index: number,
  ada: UserRecord,
  others: readonly UserRecord[],
): [UserRecord, boolean] {
  if (index % 5 === 0) return [ada, true];
  return [others[(index * 7) % others.length] ?? ada, index % 5 < 3];
}

function teamKind(index: number): string {
  return ['Systems', 'Works', 'Logistics', 'Research', 'Partners'][index % 5] ?? 'Works';
}

function teamOf(app: number): number {
  const { appsOfFirstTeam: first, teams } = largeCounts;
  return app < first ? 0 : 1 + ((app - first) % (teams - 1));
}

function deploymentsOf(app: number): number {
  const { deployments, deploymentsOfFirstApp: first, apps } = largeCounts;
  if (app === 0) return first;
  const [rest, others] = [deployments - first, apps - 1];
  return Math.floor(rest / others) + (app <= rest % others ? 1 : 0);
}

function historyOf(app: number, place: number): History {
  const dice = hash32('history', app, place) % 100;
  if (dice < 4) return { end: 'cancelled' };
  if (dice < 6) return { end: 'no-upload' };
  if (dice < 12) return built(conflict);
  if (dice < 17) return built(missingModule);
  if (dice < 20) return built(nothingToServe);
  return built([web, worker, science][app % 3] ?? web);
}

function variablePrefix(index: number): string {
  return ['FEATURE', 'SERVICE_URL', 'LIMIT', 'API_KEY', 'TIMEOUT'][index % 5] ?? 'SETTING';
}

function words(text: string): readonly string[] {
  return text.split(' ');
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
