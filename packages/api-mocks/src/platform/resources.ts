import { randomUuid } from '../random.ts';
import { providerOf } from './providers/catalogue.ts';
import { connectToNeon, type NeonPlace } from './providers/neon.ts';
import { connectToRedis, type RedisPlace } from './providers/redis.ts';
import type { AppRecord, IntegrationRecord, ResourceRecord, VariableRecord } from './records.ts';
import { InvalidInput, PlatformError } from './platformErrors.ts';
import type { Variables } from './variables.ts';
import type { Dataset } from './dataset.ts';

/** Resources for an app, and their variable names. */
export interface NewResource {
  /** @default the database's own name */
  name?: string;
  /** @default the provider's usual name, or its second one when the app uses the first */
  environment_variable_name?: string;
  provider_metadata: ({ type: 'neon' } & NeonPlace) | ({ type: 'redis' } & RedisPlace);
}

/** Databases and caches of apps, each with a secret variable that only disconnecting removes. */
export interface Resources {
  /** Newest first. */
  list(app: AppRecord): ResourceRecord[];
  find(app: AppRecord, resourceId: string): ResourceRecord;
  /** The resources an integration provides, with the apps that use them, newest first. */
  listOf(integration: IntegrationRecord): { resource: ResourceRecord; app: AppRecord }[];
  /** The variables a resource sets. */
  variablesOf(resource: ResourceRecord): VariableRecord[];
  /** Rejects an integration of another team, and a variable name in use. */
  connect(app: AppRecord, integration: IntegrationRecord, input: NewResource): ResourceRecord;
  /** Removes a resource and its variables, but not the provider's data. */
  disconnect(app: AppRecord, resourceId: string): void;
}

/** Creates the connected resources of a dataset. */
export function createResources(dataset: Dataset, variables: Variables): Resources {
  const { rows, clock } = dataset;

  const find = (app: AppRecord, resourceId: string) => {
    const resource = rows.resources.get(resourceId);
    if (resource?.app_id !== app.id) throw new PlatformError(404, 'Connected resource not found');
    return resource;
  };

  const variablesOf = (resource: ResourceRecord) =>
    rows.variables
      .where('app_id', resource.app_id)
      .filter((variable) => variable.connected_resource?.id === resource.id);

  const usualName = (app: AppRecord, { type }: IntegrationRecord) => {
    const { default_env_var_name: first, suggested_env_var_name: second } = providerOf(type);
    return variables.list(app).some(({ name }) => name === first) ? second : first;
  };

  return {
    list: (app) => rows.resources.where('app_id', app.id).toReversed(),
    find,
    listOf: (integration) =>
      rows.resources
        .where('integration_id', integration.id)
        .toReversed()
        .flatMap((resource) => {
          const app = rows.apps.get(resource.app_id);
          return app === undefined ? [] : [{ resource, app }];
        }),
    variablesOf,
    connect(app, integration, { name, environment_variable_name, provider_metadata: place }) {
      if (integration.team_id !== app.team_id) {
        throw new PlatformError(400, 'Integration belongs to another team');
      }
      const { metadata, address } = locate(integration, place);
      const variable = environment_variable_name ?? usualName(app, integration);
      return dataset.write(() => {
        const resource = rows.resources.insert({
          id: randomUuid(dataset.random),
          app_id: app.id,
          integration_id: integration.id,
          name: name ?? metadata.database_name,
          provider_metadata: metadata,
          created_at: clock.now(),
          updated_at: clock.now(),
        });
        variables.attach(app, resource, variable, address);
        return resource;
      });
    },
    disconnect(app, resourceId) {
      const resource = find(app, resourceId);
      dataset.write(() => {
        for (const { id } of variablesOf(resource)) rows.variables.remove(id);
        rows.resources.remove(resource.id);
      });
    },
  };
}

/** Identity of a resource at its provider, and its connection URL. */
function locate(
  integration: IntegrationRecord,
  place: NewResource['provider_metadata'],
): { metadata: ResourceRecord['provider_metadata']; address: string } {
  if (place.type !== integration.type) {
    const expected = `'${integration.type}'`;
    throw invalid(['provider_metadata', 'type'], 'literal_error', `Input should be ${expected}`);
  }
  if (place.type === 'neon') {
    return { metadata: place, address: connectToNeon(integration, place) };
  }
  const { database_name, address } = connectToRedis(integration, place);
  return { metadata: { ...place, database_name }, address };
}

function invalid(path: readonly string[], type: string, msg: string): InvalidInput {
  return new InvalidInput([{ loc: ['body', ...path], msg, type }]);
}
