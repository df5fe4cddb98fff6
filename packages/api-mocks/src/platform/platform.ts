import { systemClock, type Clock } from '../clock.ts';
import { createRandom } from '../random.ts';
import { demoPassword, seeds, type SeedName } from '../seeds/index.ts';
import { memoryPersistence, type Persistence } from '../store/persistence.ts';
import { openStore } from '../store/store.ts';
import { createAccessTokens, type AccessTokens } from './accessTokens.ts';
import { createAppLogs, type AppLogs } from './appLogs.ts';
import { createApps, type Apps } from './apps.ts';
import { createCustomDomains, type CustomDomains } from './customDomains.ts';
import { createDeployments, type Deployments } from './deployments.ts';
import { createDeployTokens, type DeployTokens } from './deployTokens.ts';
import { createDevices, type Devices } from './devices.ts';
import { createIntegrations, type Integrations } from './integrations.ts';
import { createInvitations, type Invitations } from './invitations.ts';
import { createMails, type Mails } from './mails.ts';
import { migrations } from './migrations.ts';
import { createAuthorizations } from './oauth/authorizations.ts';
import { createConsent, type Consent } from './oauth/consent.ts';
import { createIntegrationConsent, type IntegrationConsent } from './oauth/integrationConsent.ts';
import { createSocialLogin, type SocialLogin } from './oauth/socialLogin.ts';
import { hashPassword } from './passwords.ts';
import { createResources, type Resources } from './resources.ts';
import { createTeams, type Teams } from './teams.ts';
import { createUsers, type Users } from './users.ts';
import { createVariables, type Variables } from './variables.ts';
import { openDataset, type Settings, type Dataset } from './dataset.ts';

/** Options of `createPlatform`. All are optional. */
export interface PlatformOptions extends Partial<Settings> {
  /** @default the machine's clock */
  clock?: Clock;
  /** Persistence beyond the process. @default none */
  persistence?: Persistence;
  /** Seed of an empty persistence. @default 'default' */
  seed?: SeedName;
}

/** The whole hosting platform, without HTTP. */
export interface Platform {
  readonly dataset: Dataset;
  readonly accessTokens: AccessTokens;
  readonly users: Users;
  readonly teams: Teams;
  readonly apps: Apps;
  readonly deployments: Deployments;
  readonly variables: Variables;
  readonly appLogs: AppLogs;
  readonly integrations: Integrations;
  readonly resources: Resources;
  readonly customDomains: CustomDomains;
  readonly invitations: Invitations;
  readonly socialLogin: SocialLogin;
  readonly integrationConsent: IntegrationConsent;
  readonly consent: Consent;
  readonly devices: Devices;
  readonly deployTokens: DeployTokens;
  readonly mails: Mails;
  /** Resets the data; `now` sets the clock, in milliseconds since the epoch. */
  reset(options?: { seed?: SeedName; now?: number }): Promise<void>;
  /** Advances the clock. */
  advance(ms: number): void;
  /** Resolves when everything written so far is durable. */
  settled(): Promise<void>;
  close(): void;
}

/**
 * Opens a platform with the data in its persistence, else with a new seed. Rejects with a
 * `StoredDataError` when the data cannot be read; it is left unchanged, and its lock is released.
 */
export async function createPlatform({
  clock: base = systemClock,
  persistence = memoryPersistence,
  seed = 'default',
  dashboardUrl = 'http://localhost:4173',
  appsDomain = 'quayside.example',
  timeScale = 1,
  deviceInterval = 5,
  productName = 'Quayside',
  clientIds = ['quayside-console'],
  redirectUris = [],
}: PlatformOptions = {}): Promise<Platform> {
  const settings = {
    dashboardUrl,
    appsDomain,
    timeScale,
    deviceInterval,
    productName,
    clientIds,
    redirectUris,
  };
  const { store, dataset } = await openStored(persistence, base, settings);

  const mails = createMails(dataset);
  const teams = createTeams(dataset);
  const users = createUsers(dataset, mails, teams);
  const apps = createApps(dataset, teams);
  const deployments = createDeployments(dataset, apps);
  const variables = createVariables(dataset);
  const integrations = createIntegrations(dataset, teams);
  const authorizations = createAuthorizations(dataset);
  const socialLogin = createSocialLogin(dataset, authorizations, teams);
  const integrationConsent = createIntegrationConsent(dataset, authorizations, integrations);

  const platform: Platform = {
    dataset,
    accessTokens: createAccessTokens(dataset),
    users,
    teams,
    apps,
    deployments,
    variables,
    appLogs: createAppLogs(dataset, deployments),
    resources: createResources(dataset, variables),
    customDomains: createCustomDomains(dataset),
    invitations: createInvitations(dataset, mails, teams),
    integrations,
    socialLogin,
    integrationConsent,
    consent: createConsent(authorizations, socialLogin, integrationConsent),
    devices: createDevices(dataset),
    deployTokens: createDeployTokens(dataset),
    mails,
    async reset({ seed: name = seed, now } = {}) {
      const passwordHash = await hashPassword(createRandom(name), demoPassword);
      users.forgetLimits();
      dataset.clock.set(now ?? base.now());
      dataset.restart(name, () => seeds[name](dataset, passwordHash));
      await store.settled();
    },
    advance(ms) {
      dataset.clock.advance(ms);
      dataset.remember({ clock_offset_ms: dataset.clock.offset() });
    },
    settled: () => store.settled(),
    close: () => store.close(),
  };

  if (dataset.isNew()) await platform.reset();
  return platform;
}

async function openStored(persistence: Persistence, base: Clock, settings: Settings) {
  try {
    const store = await openStore(persistence, migrations);
    const dataset = openDataset(store, base, settings);
    store.keepVersion();
    return { store, dataset };
  } catch (error) {
    persistence.close();
    throw error;
  }
}
