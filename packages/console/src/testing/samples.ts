import type {
  App,
  Deployment,
  DeploymentStatus,
  EnvironmentVariable,
} from '@quayside/api-contract';

import type { AppHealth } from '../features/app-health/appHealthSchema.ts';

/** Current time in stories and tests. */
export const storyNow = Date.parse('2026-11-21T09:12:00Z');

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const before = (milliseconds: number) => new Date(storyNow - milliseconds).toISOString();

/** Returns a valid id that is the same in every run; `seed` is any number below 2^31. */
export function sampleId(seed: number): string {
  const part = (salt: number, length: number) =>
    Math.abs(Math.imul(seed + salt, 2_654_435_761) ^ (salt * 40_503))
      .toString(16)
      .padStart(length, '7')
      .slice(-length);
  return `${part(1, 8)}-${part(2, 4)}-4${part(3, 3)}-8${part(4, 3)}-${part(5, 6)}${part(6, 6)}`;
}

const teamId = sampleId(9000);

interface DeploymentSample {
  seed: number;
  status: DeploymentStatus;
  agoMs: number;
  tookMs?: number;
  failure?: Deployment['failure'];
}

/** A deployment that was created `agoMs` before `storyNow`, and changed `tookMs` later. */
export function sampleDeployment({
  seed,
  status,
  agoMs,
  tookMs = 42 * second,
  failure = null,
}: DeploymentSample): Deployment {
  const id = sampleId(seed);
  return {
    id,
    app_id: sampleId(1),
    slug: `harbour-api-${id.slice(0, 8)}`,
    status,
    created_at: before(agoMs),
    updated_at: before(agoMs - tookMs),
    failure,
  };
}

/** Reason of the failed sample deployment. */
export const sampleFailure: NonNullable<Deployment['failure']> = {
  error_code: 'unresolvable_requirements',
  error_title: 'Two requirements ask for different versions of sqlalchemy',
  error_message: 'Your project pins sqlalchemy==1.4.54, and sqlmodel 0.0.24 needs 2.0.14 or newer.',
  error_hint: 'Raise the pin in pyproject.toml, run uv lock and deploy again.',
};

/** Five deployments, newest first: one is building, the second is live. */
export const sampleDeployments: readonly Deployment[] = [
  sampleDeployment({ seed: 11, status: 'building_image', agoMs: 48 * second, tookMs: 3 * second }),
  sampleDeployment({ seed: 12, status: 'success', agoMs: 12 * minute }),
  sampleDeployment({
    seed: 13,
    status: 'building_image_failed',
    agoMs: 31 * minute,
    tookMs: 43 * second,
    failure: sampleFailure,
  }),
  sampleDeployment({ seed: 14, status: 'success', agoMs: 2 * hour, tookMs: 39 * second }),
  sampleDeployment({ seed: 15, status: 'upload_cancelled', agoMs: day, tookMs: 4 * second }),
];

interface AppSample {
  seed: number;
  name: string;
  region?: string | null;
  agoMs: number;
  latest?: Deployment | null;
}

/** An app whose slug and URL are derived from its name; without a deployment it has no URL. */
export function sampleApp({
  seed,
  name,
  region = 'us-east-1',
  agoMs,
  latest = null,
}: AppSample): App {
  const slug = name.toLowerCase().replaceAll(/\W+/g, '-');
  return {
    id: sampleId(seed),
    team_id: teamId,
    name,
    slug,
    directory: null,
    url: latest === null ? null : `https://${slug}.quayside.example`,
    region,
    created_at: before(agoMs),
    updated_at: before(agoMs),
    latest_deployment: latest,
  };
}

const latest = (seed: number, status: DeploymentStatus, agoMs: number) =>
  sampleDeployment({ seed, status, agoMs });

/** Ten apps, with every status of a latest deployment. */
export const sampleApps: readonly App[] = [
  sampleApp({
    seed: 2,
    name: 'Pilot Booking',
    agoMs: 80 * day,
    latest: latest(21, 'building_image', 48 * second),
  }),
  sampleApp({
    seed: 1,
    name: 'Harbour API',
    agoMs: 262 * day,
    latest: latest(12, 'success', 12 * minute),
  }),
  sampleApp({
    seed: 3,
    name: 'Tide Tables',
    region: 'eu-west-1',
    agoMs: 255 * day,
    latest: latest(22, 'success', 2 * hour),
  }),
  sampleApp({
    seed: 4,
    name: 'Invoice Worker',
    agoMs: 146 * day,
    latest: latest(23, 'building_image_failed', 3 * hour),
  }),
  sampleApp({
    seed: 5,
    name: 'Webhook Relay',
    agoMs: 186 * day,
    latest: latest(24, 'success', 16 * hour),
  }),
  sampleApp({
    seed: 6,
    name: 'Berth Planner',
    region: 'eu-west-1',
    agoMs: 106 * day,
    latest: latest(25, 'degraded', 2 * day),
  }),
  sampleApp({
    seed: 7,
    name: 'Model Gateway',
    agoMs: 52 * day,
    latest: latest(26, 'success', 6 * day),
  }),
  sampleApp({
    seed: 8,
    name: 'Customs Forms',
    agoMs: 8 * day,
    latest: latest(27, 'waiting_upload', 8 * day),
  }),
  sampleApp({
    seed: 9,
    name: 'Geo Search',
    region: 'eu-west-1',
    agoMs: 303 * day,
    latest: latest(28, 'success', 21 * day),
  }),
  sampleApp({ seed: 10, name: 'Docs Search', region: null, agoMs: day }),
];

interface VariableSample {
  name: string;
  value?: string | null;
  agoMs: number;
  provider?: string;
}

/** A variable; without a value it is a secret. */
export function sampleVariable({
  name,
  value = null,
  agoMs,
  provider,
}: VariableSample): EnvironmentVariable {
  return {
    name,
    value,
    is_secret: value === null,
    created_at: before(agoMs),
    updated_at: before(agoMs),
    connected_resource:
      provider === undefined
        ? null
        : {
            id: sampleId(70),
            name: 'harbour-prod',
            provider_metadata: { type: provider },
          },
  };
}

/** Plain variables, secrets, and two that a connected service set; by name, as the platform sorts them. */
export const sampleVariables: readonly EnvironmentVariable[] = [
  sampleVariable({
    name: 'ALLOWED_ORIGINS',
    value: 'https://harbour.example,https://admin.harbour.example',
    agoMs: 8 * minute,
  }),
  sampleVariable({ name: 'DATABASE_URL', agoMs: 262 * day, provider: 'neon' }),
  sampleVariable({
    name: 'FEATURE_FLAGS',
    value: '{"berths":true,"pilotage":false}',
    agoMs: 19 * day,
  }),
  sampleVariable({ name: 'LOG_LEVEL', value: 'info', agoMs: 12 * minute }),
  sampleVariable({ name: 'REDIS_URL', agoMs: 255 * day, provider: 'redis' }),
  sampleVariable({ name: 'SECRET_KEY', agoMs: 262 * day }),
  sampleVariable({ name: 'SMTP_HOST', value: 'smtp.example.com', agoMs: 63 * day }),
  sampleVariable({ name: 'WELCOME_TEXT', value: 'Good morning.\nMind the gap.', agoMs: 63 * day }),
  sampleVariable({ name: 'WORKERS', value: '4', agoMs: 106 * day }),
];

/** Health of an app that has failed for twenty minutes. */
export const sampleHealth: AppHealth = {
  errors: 34,
  first: storyNow - 20 * 60_000,
  lines: 600,
  readFrom: null,
  parts: [0, 0, 0, 0, 0, 0, 0, 3, 9, 7, 8, 7],
};
