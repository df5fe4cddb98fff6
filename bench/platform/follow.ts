import type { Figures } from '../lib/report.ts';
import { call, type Lists } from './lists.ts';
import type { PlatformProcess } from './process.ts';

/** Redeploys while many clients follow the log and one lists resources. */
export async function follow(
  platform: PlatformProcess,
  { token, deploymentId, paths }: Lists,
  followers: number,
): Promise<Figures> {
  const { url } = platform;
  const before = await platform.memory();
  await call(url, token, `/api/v1/deployments/${deploymentId}/redeploy`, 'POST');
  const over = new AbortController();
  const logs = Promise.all(
    Array.from({ length: followers }, () =>
      call(url, token, `/api/v1/deployments/${deploymentId}/build-logs`),
    ),
  ).finally(() => over.abort());

  const waits: number[] = [];
  const path = paths['apps of a team, 20 of 300'] ?? '/api/v1/apps/';
  while (!over.signal.aborted) {
    const startedAt = performance.now();
    await call(url, token, path);
    waits.push(performance.now() - startedAt);
  }
  // Heartbeats vary; the lines are the same for all.
  const lines = (await logs).map((text) =>
    text.split('\n').filter((line) => line !== '' && !line.includes('"heartbeat"')),
  );
  const [first = []] = lines;
  const isSame = lines.every((own) => own.join('\n') === first.join('\n'));
  const isWhole = first.at(-1)?.includes('"complete"') === true;
  const after = await platform.memory();
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    [`${followers} followers`]: {
      'lines each': first.length,
      'all the same, to the end': isSame && isWhole ? 'yes' : 'NO',
      'list call meanwhile, p99 ms': Number(
        (sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(2),
      ),
      'heap grew MB': Number(((after.heap - before.heap) / 2 ** 20).toFixed(2)),
    },
  };
}
