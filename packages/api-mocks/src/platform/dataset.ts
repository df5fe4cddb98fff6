import { createAdjustableClock, type AdjustableClock, type Clock } from '../clock.ts';
import { createRandom, randomHex, type Random } from '../random.ts';
import type { Store } from '../store/store.ts';
import {
  appSchema,
  authorizationCodeSchema,
  authorizationSchema,
  customDomainSchema,
  deploymentSchema,
  deployTokenSchema,
  deviceSchema,
  integrationSchema,
  invitationSchema,
  logBurstSchema,
  mailSchema,
  membershipSchema,
  resourceSchema,
  revokedTokenSchema,
  teamSchema,
  userSchema,
  variableSchema,
  datasetSchema,
  type DatasetRecord,
} from './records.ts';

/** Settings that are constant while a platform runs. */
export interface Settings {
  /** Base URL of the console, without a trailing slash, for links in mails and responses. */
  dashboardUrl: string;
  /** Apps live at `https://{label}.{appsDomain}`. */
  appsDomain: string;
  /** Real milliseconds per millisecond of a deployment's timeline: 1 is realistic, 0.1 ten times faster. */
  timeScale: number;
  /** Seconds a device waits between two polls. */
  deviceInterval: number;
  /** Name of the console on consent pages. */
  productName: string;
  /** The OAuth clients that may log in users with a social account. */
  clientIds: readonly string[];
  /**
   * Allowed redirect addresses of providers, besides the console's own pages. Compared as text, except for `*`, which
   * matches one path segment.
   */
  redirectUris: readonly string[];
}

/** Dependencies of the rules: rows, clock and random source. */
export interface Dataset {
  readonly clock: AdjustableClock;
  readonly random: Random;
  readonly settings: Settings;
  readonly rows: Rows;
  readonly state: DatasetRecord;
  /** Runs `change` as one transaction, and stores the state of the random source with it. */
  write<T>(change: () => T): T;
  /** Changes the global settings. */
  remember(change: Partial<Omit<DatasetRecord, 'id' | 'random'>>): void;
  /** Whether nothing was ever stored. */
  isNew(): boolean;
  /** Deletes every row and calls `fill` to create new ones, from the start of `seed`'s random values. */
  restart(seed: string, fill: () => void): void;
}

/** The collections of the platform. */
export type Rows = ReturnType<typeof openRows>;

function openRows(store: Store) {
  return {
    users: store.collection('users', userSchema, ['email']),
    teams: store.collection('teams', teamSchema, ['slug']),
    memberships: store.collection('memberships', membershipSchema, ['team_id', 'user_id']),
    apps: store.collection('apps', appSchema, ['team_id', 'host_label']),
    deployments: store.collection('deployments', deploymentSchema, ['app_id', 'upload_key']),
    variables: store.collection('variables', variableSchema, ['app_id']),
    deployTokens: store.collection('deploy_tokens', deployTokenSchema, ['app_id', 'value']),
    authorizations: store.collection('authorizations', authorizationSchema),
    authorizationCodes: store.collection('authorization_codes', authorizationCodeSchema),
    integrations: store.collection('integrations', integrationSchema, ['team_id']),
    resources: store.collection('resources', resourceSchema, ['app_id', 'integration_id']),
    invitations: store.collection('invitations', invitationSchema, [
      'team_id',
      'email',
      'invited_by_id',
      'token',
    ]),
    customDomains: store.collection('custom_domains', customDomainSchema, ['app_id', 'name']),
    devices: store.collection('devices', deviceSchema, ['device_code', 'user_code', 'user_id']),
    revokedTokens: store.collection('revoked_tokens', revokedTokenSchema),
    mails: store.collection('mails', mailSchema, ['token', 'user_id']),
    logBursts: store.collection('log_bursts', logBurstSchema, ['app_id']),
    // Stored under its former name, so that existing data files stay readable.
    dataset: store.collection('world', datasetSchema),
  };
}

/** Opens the dataset in `store`. It has no users until it is seeded. */
export function openDataset(store: Store, base: Clock, settings: Settings): Dataset {
  const rows = openRows(store);
  const remembered = rows.dataset.get('world');
  const clock = createAdjustableClock(base, remembered?.clock_offset_ms);
  let random = createRandom(remembered?.random ?? 'quayside');

  const keep = (change: Partial<DatasetRecord>) => {
    const current = rows.dataset.get('world') ?? rows.dataset.insert(freshState(random));
    rows.dataset.update(current.id, { ...change, random: [...random.state] });
  };

  const write = <T>(change: () => T): T =>
    store.write(() => {
      const result = change();
      keep({});
      return result;
    });

  return {
    clock,
    settings,
    rows,
    write,
    get random() {
      return random;
    },
    get state() {
      return rows.dataset.get('world') ?? freshState(random);
    },
    remember: (change) => write(() => keep(change)),
    isNew: () => rows.dataset.get('world') === undefined,
    restart: (seed, fill) =>
      write(() => {
        for (const collection of Object.values(rows)) {
          for (const row of collection.all().toReversed()) collection.remove(row.id);
        }
        random = createRandom(seed);
        keep({
          seed,
          signing_key: randomHex(random, 64),
          clock_offset_ms: clock.offset(),
        });
        fill();
      }),
  };
}

function freshState(random: Random): DatasetRecord {
  return {
    id: 'world',
    seed: 'empty',
    signing_key: '',
    token_generation: 1,
    clock_offset_ms: 0,
    random: [...random.state],
  };
}
