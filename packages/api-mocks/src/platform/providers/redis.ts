import { hash32 } from '../../random.ts';
import type { IntegrationRecord } from '../records.ts';
import { InvalidInput, PlatformError } from '../platformErrors.ts';
import { hexOf } from './names.ts';

/** A database of a subscription; it has an endpoint once it is active. */
export interface RedisDatabase {
  id: number;
  name: string;
  protocol: 'redis';
  provider: 'AWS';
  region: string;
  status: 'active' | 'pending';
  public_endpoint: string | null;
}

/** A subscription of the account behind an integration. */
export interface RedisSubscription {
  id: number;
  name: string;
  status: 'active' | 'pending';
  databases: readonly RedisDatabase[];
}

/** Identifies a database. */
export interface RedisPlace {
  subscription_id: number;
  database_id: number;
}

interface SubscriptionPlan extends Pick<RedisSubscription, 'name' | 'status'> {
  region: string;
  databases: readonly Pick<RedisDatabase, 'name' | 'status'>[];
}

/** Contents of every account; ids, endpoints and passwords differ between integrations. */
const plans: readonly SubscriptionPlan[] = [
  {
    name: 'production',
    status: 'active',
    region: 'us-east-1',
    databases: [
      { name: 'sessions', status: 'active' },
      { name: 'job-queue', status: 'active' },
      { name: 'rate-limits', status: 'pending' },
    ],
  },
  {
    name: 'staging',
    status: 'active',
    region: 'eu-west-1',
    databases: [{ name: 'cache', status: 'active' }],
  },
  { name: 'load-tests', status: 'pending', region: 'us-east-1', databases: [] },
];

/** The subscriptions visible to an integration: always the same for an integration. */
export function redisSubscriptions(integration: IntegrationRecord): RedisSubscription[] {
  return plans.map(({ name, status, region, databases }) => ({
    id: 1_000_000 + (hash32(integration.id, name) % 9_000_000),
    name,
    status,
    databases: databases.map((plan) => {
      const hash = hash32(integration.id, name, plan.name);
      const port = 10_000 + (hash % 10_000);
      const host = `redis-${port}.c${hash % 300}.${region}-1.ec2.cloud.redislabs.com`;
      return {
        id: 10_000_000 + (hash % 90_000_000),
        ...plan,
        protocol: 'redis',
        provider: 'AWS',
        region,
        public_endpoint: plan.status === 'active' ? `${host}:${port}` : null,
      };
    }),
  }));
}

/** Finds a subscription of an integration. Rejects a missing one. */
export function findRedisSubscription(
  integration: IntegrationRecord,
  subscriptionId: number,
): RedisSubscription {
  const subscription = redisSubscriptions(integration).find(({ id }) => id === subscriptionId);
  if (subscription === undefined) throw new PlatformError(404, 'Subscription not found');
  return subscription;
}

/**
 * Returns a database's name and connection URL. A missing or inactive object is a validation error of
 * its field.
 */
export function connectToRedis(
  integration: IntegrationRecord,
  { subscription_id, database_id }: RedisPlace,
): { database_name: string; address: string } {
  const subscription = redisSubscriptions(integration).find(({ id }) => id === subscription_id);
  if (subscription === undefined) throw unusable('subscription_id', 'subscription not found');
  const database = subscription.databases.find(({ id }) => id === database_id);
  if (database === undefined) throw unusable('database_id', 'database not found');
  if (database.public_endpoint === null) {
    throw unusable('database_id', 'the database is not active yet');
  }
  const password = hexOf(32, integration.id, String(database.id), 'password');
  return {
    database_name: database.name,
    address: `redis://default:${password}@${database.public_endpoint}`,
  };
}

function unusable(field: keyof RedisPlace, problem: string): InvalidInput {
  return new InvalidInput([
    {
      loc: ['body', 'provider_metadata', field],
      msg: `Value error, ${problem}`,
      type: 'value_error',
    },
  ]);
}
