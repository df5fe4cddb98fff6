import type {
  NeonBranch,
  Provider,
  RedisDatabase,
  RedisSubscription,
} from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../api/toLoadable.ts';
import { integrationQueries } from '../../api/integrations.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { mapLoadable } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { storageMessages } from '../../runtime/messages/en/environment.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { WizardChoice, WizardOption, WizardStep } from './wizard.ts';

type Texts = Messages['storage']['wizard'];

/** Returns the steps of a selection so far, with their options. */
export function useWizardSteps(
  providers: Loadable<readonly Provider[]>,
  choice: WizardChoice,
): { steps: WizardStep[]; provider: Provider | undefined; databaseName: string | undefined } {
  const { wizard } = useMessages(storageMessages);
  const { connect, project, branch, subscription, database } = choice;
  const provider =
    providers.status === 'ready'
      ? providers.data.find((each) => each.connected_integration?.id === connect)
      : undefined;
  const integrationId = connect ?? '';
  const isNeon = provider?.id === 'neon';
  const isRedis = provider?.id === 'redis';

  const projectId = project ?? '';
  const branchId = branch ?? '';
  const subscriptionId = subscription ?? '';
  const api = useApi();
  const projects = toLoadable(
    useQuery({ ...integrationQueries(api).neonProjects({ integrationId }), enabled: isNeon }),
  );
  const branches = toLoadable(
    useQuery({
      ...integrationQueries(api).neonBranches({ integrationId, projectId }),
      enabled: isNeon && project !== undefined,
    }),
  );
  const neonDatabases = toLoadable(
    useQuery({
      ...integrationQueries(api).neonDatabases({ integrationId, projectId, branchId }),
      enabled: isNeon && project !== undefined && branch !== undefined,
    }),
  );
  const subscriptions = toLoadable(
    useQuery({
      ...integrationQueries(api).redisSubscriptions({ integrationId }),
      enabled: isRedis,
    }),
  );
  const redisDatabases = toLoadable(
    useQuery({
      ...integrationQueries(api).redisDatabases({ integrationId, subscriptionId }),
      enabled: isRedis && subscription !== undefined,
    }),
  );

  const databases: Loadable<readonly WizardOption[]> = isNeon
    ? mapLoadable(neonDatabases, ({ data }) =>
        data.map(({ id, name }) => ({ id: String(id), name })),
      )
    : mapLoadable(redisDatabases, ({ data }) => data.map((each) => databaseOption(each, wizard)));
  const steps: WizardStep[] = [
    {
      id: 'integration',
      value: connect === '' ? undefined : connect,
      options: mapLoadable(providers, (all) =>
        all.some(({ connected_integration: connected }) => connected != null)
          ? all.map((each) => providerOption(each, wizard))
          : [],
      ),
    },
  ];
  if (isNeon) {
    steps.push({
      id: 'project',
      value: project,
      options: mapLoadable(projects, ({ data }) =>
        data.map(({ id, name, region_id: region }) => ({ id, name, note: region ?? undefined })),
      ),
    });
    if (project !== undefined) {
      steps.push({
        id: 'branch',
        value: branch,
        options: mapLoadable(branches, ({ data }) =>
          data.map((each) => branchOption(each, wizard)),
        ),
      });
    }
    if (branch !== undefined) steps.push({ id: 'database', value: database, options: databases });
  }
  if (isRedis) {
    steps.push({
      id: 'subscription',
      value: subscription,
      options: mapLoadable(subscriptions, ({ data }) =>
        data.map((each) => subscriptionOption(each, wizard)),
      ),
    });
    if (subscription !== undefined) {
      steps.push({ id: 'database', value: database, options: databases });
    }
  }
  const databaseName =
    databases.status === 'ready'
      ? databases.data.find(({ id, isDisabled }) => id === database && !isDisabled)?.name
      : undefined;
  return { steps, provider, databaseName };
}

function providerOption(provider: Provider, { notConnected, comingSoon }: Texts): WizardOption {
  const { id, name, description, status, connected_integration: connected } = provider;
  if (connected != null) return { id: connected.id, name, note: description };
  return {
    id,
    name,
    note: status === 'coming_soon' ? comingSoon : notConnected,
    isDisabled: true,
  };
}

/** Returns a state of a resource at a provider; an unknown one as a sentence. */
function stateText(state: string, { states }: Texts): string {
  return new Map(Object.entries(states)).get(state) ?? sentenceOf(state);
}

function branchOption(
  { id, name, default: isDefault, current_state: state }: NeonBranch,
  texts: Texts,
): WizardOption {
  const isDisabled = state === 'archived';
  const note = isDisabled
    ? texts.notReady(stateText(state, texts))
    : isDefault
      ? texts.isDefault
      : undefined;
  return { id, name, note, isDisabled };
}

function subscriptionOption({ id, name, status }: RedisSubscription, texts: Texts): WizardOption {
  const isDisabled = status != null && status !== 'active';
  return {
    id: String(id),
    name,
    note: isDisabled ? texts.notReady(stateText(status, texts)) : undefined,
    isDisabled,
  };
}

function databaseOption({ id, name, status, region }: RedisDatabase, texts: Texts): WizardOption {
  const isDisabled = status != null && status !== 'active';
  const note = isDisabled ? texts.notReady(stateText(status, texts)) : (region ?? undefined);
  return { id: String(id), name, note, isDisabled };
}
