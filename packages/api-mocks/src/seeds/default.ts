import type { AppRecord } from '../platform/records.ts';
import type { Dataset } from '../platform/dataset.ts';
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
import { createConnections } from './connections.ts';

const { minute, hour, day } = span;

/** An app of the shared team: its age and its deployments, newest first, by age. */
interface AppPlan {
  name: string;
  region: 'us-east-1' | 'eu-west-1';
  age: number;
  /** Whether some of its requests fail at any time. */
  hasErrors?: boolean;
  deployments: [ago: number, history: History][];
}

const sharedApps: AppPlan[] = [
  {
    name: 'Pilot Booking',
    region: 'us-east-1',
    age: 80 * day,
    deployments: [
      // Slow enough to be building when a user looks at it: about 12 minutes in all.
      [4 * minute, { end: 'built', project: web, timeScale: 60 }],
      [26 * hour, built(web)],
      [9 * day, built(conflict)],
      [10 * day, built(web)],
    ],
  },
  {
    name: 'Harbour API',
    region: 'us-east-1',
    age: 262 * day,
    hasErrors: true,
    deployments: [
      [12 * minute, built(web)],
      [31 * minute, built(conflict)],
      [2 * hour, built(web)],
      [25 * hour, built(missingModule)],
      [27 * hour, built(web)],
      [3 * day, { end: 'cancelled' }],
      [4 * day, built(web)],
      [6 * day, built(web)],
      [9 * day, built(nothingToServe)],
      [11 * day, built(web)],
      [13 * day, built(web)],
      [20 * day, built(web)],
    ],
  },
  {
    name: 'Tide Tables',
    region: 'eu-west-1',
    age: 255 * day,
    deployments: [
      [2 * hour, built(science)],
      [8 * day, built(science)],
    ],
  },
  {
    name: 'Invoice Worker',
    region: 'us-east-1',
    age: 146 * day,
    deployments: [
      [3 * hour, built(conflict)],
      [5 * day, built(worker)],
      [12 * day, built(worker)],
    ],
  },
  {
    name: 'Webhook Relay',
    region: 'us-east-1',
    age: 186 * day,
    deployments: [
      [22 * hour, built(worker)],
      [23 * hour, built(missingModule)],
      [16 * day, built(worker)],
    ],
  },
  {
    name: 'Berth Planner',
    region: 'eu-west-1',
    age: 106 * day,
    deployments: [
      [2 * day, built(nothingToServe)],
      [5 * day, built(web)],
    ],
  },
  {
    name: 'Model Gateway',
    region: 'us-east-1',
    age: 52 * day,
    deployments: [
      [6 * day, built(science)],
      [7 * day, built({ ...science, manifest: null })],
    ],
  },
  {
    name: 'Customs Forms',
    region: 'us-east-1',
    age: 9 * day,
    deployments: [[8 * day, { end: 'no-upload' }]],
  },
  {
    name: 'Geo Search',
    region: 'eu-west-1',
    age: 303 * day,
    deployments: [
      [16 * minute, { ...built(web), incidentAgo: 14 * minute }],
      [21 * day, built(web)],
    ],
  },
  {
    name: 'Crane Scheduler',
    region: 'eu-west-1',
    age: 33 * day,
    deployments: [
      [26 * day, { end: 'cancelled' }],
      [27 * day, built(worker)],
    ],
  },
  {
    name: 'Manifest Parser',
    region: 'us-east-1',
    age: 61 * day,
    deployments: [[30 * day, built(worker)]],
  },
  { name: 'Docs Search', region: 'us-east-1', age: day, deployments: [] },
];

/** The demo data: a harbour's software team. */
export function seedDefault(dataset: Dataset, passwordHash: string): void {
  const build = createBuilder(dataset, 'default', passwordHash);

  const ada = build.addUser('ada@example.com', 'Ada Lovelace', 320 * day);
  const grace = build.addUser('grace@example.com', 'Grace Hopper', 300 * day);
  build.linkAccount(grace, 'github', 'grace-hopper', 200 * day);
  const katherine = build.addUser('katherine@example.com', 'Katherine Johnson', 290 * day);
  const margaret = build.addUser('margaret@example.com', 'Margaret Hamilton', 210 * day);
  const radia = build.addUser('radia@example.org', 'Radia Perlman', 120 * day);

  const tidewater = build.addTeam(ada, {
    name: 'Tidewater Labs',
    slug: 'tidewater-labs',
    isPersonal: false,
    ago: 310 * day,
  });
  build.addMember(tidewater, grace, 'member');
  build.addMember(tidewater, katherine, 'admin');
  build.addMember(tidewater, margaret, 'member');
  build.addMember(tidewater, radia, 'member');

  const apps = sharedApps.map(({ name, region, age, hasErrors = false, deployments }) => {
    const app = build.addApp(tidewater, name, region, age);
    dataset.rows.apps.update(app.id, { is_healthy: !hasErrors });
    for (const [ago, history] of deployments.toReversed()) build.addDeployment(app, ago, history);
    return app;
  });
  for (const app of apps) addVariables(app);

  const [personal] = dataset.rows.teams.all();
  if (personal !== undefined) {
    const app = build.addApp(personal, 'Harbour Master', 'us-east-1', 40 * day);
    build.addDeployment(app, 2 * day, built(web));
  }

  const annie = build.addUser('annie@example.org', 'Annie Easley', 150 * day);
  const lighthouse = build.addTeam(annie, {
    name: 'Lighthouse Works',
    slug: 'lighthouse-works',
    isPersonal: false,
    ago: 140 * day,
  });

  const ties = createConnections(dataset);
  const neon = ties.addIntegration(tidewater, 'neon', 200 * day);
  const redis = ties.addIntegration(tidewater, 'redis', 140 * day);
  for (const app of apps) {
    if (app.slug === 'pilot-booking') ties.useNeon(app, neon, 'production', 60 * day);
    if (app.slug === 'tide-tables') ties.useNeon(app, neon, 'warehouse', 100 * day);
    if (app.slug === 'invoice-worker') ties.useRedis(app, redis, 'job-queue', 30 * day);
  }

  ties.addInvitation({
    team: tidewater,
    by: katherine,
    email: radia.email,
    ago: 119 * day,
    outcome: 'accepted',
  });
  ties.addInvitation({
    team: tidewater,
    by: katherine,
    email: 'jean@example.org',
    ago: 20 * day,
    outcome: 'cancelled',
  });
  ties.addInvitation({ team: tidewater, by: ada, email: 'barbara@example.org', ago: 9 * day });
  ties.addInvitation({
    team: tidewater,
    by: ada,
    email: 'dorothy@example.org',
    ago: 2 * day,
    role: 'admin',
  });
  ties.addInvitation({ team: lighthouse, by: annie, email: ada.email, ago: day });

  function addVariables(app: AppRecord): void {
    build.addVariable(app, 'LOG_LEVEL', 'info', 12 * minute);
    if (app.slug !== 'harbour-api') return;
    build.addVariable(app, 'ALLOWED_ORIGINS', 'https://harbour.example', 8 * minute);
    build.addVariable(
      app,
      'DATABASE_URL',
      'postgresql://harbour:hunter2@db.harbour.example/harbour',
      262 * day,
      true,
    );
    build.addVariable(app, 'FEATURE_FLAGS', '{"berths":true,"pilotage":false}', 19 * day);
    build.addVariable(app, 'SECRET_KEY', 'not-so-secret-in-a-mock', 262 * day, true);
    build.addVariable(app, 'SENTRY_DSN', 'https://key@sentry.example/42', 63 * day);
    build.addVariable(app, 'SMTP_HOST', 'smtp.example.com', 63 * day);
    build.addVariable(app, 'STRIPE_WEBHOOK_SECRET', 'whsec_mock', 22 * day, true);
    build.addVariable(app, 'WORKERS', '4', 106 * day);
  }
}
