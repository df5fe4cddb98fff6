import { readBuildLog } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';
import { queryOptions } from '@tanstack/react-query';

import { freshFor, queryDefaults } from '../../api/queryDefaults.ts';
import type { Api } from '../../runtime/Api.ts';
import { buildSteps } from './buildSteps.ts';
import type { BuildLogLine } from './buildSteps.ts';

/** The build logs of deployments that have ended. A redeploy starts the log over and changes `updated_at`. */
type EndedDeployment = Pick<Deployment, 'id' | 'updated_at'>;

/** Longer logs are cut at their end. */
const maxLines = 50_000;

/** Queries of the build logs of ended deployments, which do not change. */
export function buildLogQueries(api: Api) {
  const key = [...api.key, 'buildLogs'];
  const defaults = {
    ...queryDefaults,
    ...freshFor(Infinity),
    refetchOnWindowFocus: false,
    refetchInterval: false,
  } as const;
  return {
    /** The lines of a log as plain text, with secrets masked. */
    lines: ({ id, updated_at }: EndedDeployment) =>
      queryOptions({
        ...defaults,
        queryKey: [...key, 'lines', id, updated_at],
        queryFn: ({ signal }) => readLines(api, id, signal),
      }),
    /** The steps of a log. */
    steps: ({ id, updated_at }: EndedDeployment) =>
      queryOptions({
        ...defaults,
        queryKey: [...key, 'steps', id, updated_at],
        queryFn: async ({ signal }) => buildSteps(await readLines(api, id, signal)),
      }),
  };
}

async function readLines(
  { client, knownSecrets }: Api,
  deploymentId: string,
  signal: AbortSignal,
): Promise<BuildLogLine[]> {
  const records: BuildLogLine[] = [];
  for await (const event of readBuildLog(client, deploymentId, { signal })) {
    // It takes a line in the viewer, too.
    if (event.type === 'gap') records.push({ text: '', time: undefined });
    // The query retries, and shows the failure meanwhile.
    if (event.type === 'reconnecting' && event.error !== undefined) throw event.error;
    if (event.type !== 'message') continue;
    const time = timeOf(event.id);
    records.push(...event.text.split('\n').map((text) => ({ text, time })));
    if (records.length >= maxLines) break;
  }
  const { maskedLines } = await import('@quayside/design-system/log-viewer');
  const { logMaskerOf } = await import('../known-secrets/logMasker.ts');
  // One masker for all lines: a private key spans several.
  const texts = maskedLines(
    records.map(({ text }) => text),
    logMaskerOf(knownSecrets.get()),
  );
  return texts.map((text, index) => ({ text, time: records[index]?.time }));
}

/** Returns the time in the id of a record: milliseconds since the epoch, then a sequence number. */
function timeOf(id: string | undefined): number | undefined {
  const milliseconds = /^(\d{12,14})-\d+$/.exec(id ?? '')?.[1];
  return milliseconds === undefined ? undefined : Number(milliseconds);
}
