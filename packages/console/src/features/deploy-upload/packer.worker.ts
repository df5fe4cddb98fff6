import { openArchiveStore } from './archiveStore.ts';
import type { ArchiveStore } from './archiveStore.ts';
import type { FromPacker, ToPacker } from './packerMessages.ts';
import { packTarGz } from './packTarGz.ts';
import { planSource } from './planSource.ts';
import type { PlannedSource } from './planSource.ts';
import { readPicked, readSkipped, readZip } from './readSource.ts';
import { SourceError } from './source.ts';
import type { PackableSource } from './source.ts';

// One worker packs one source.
let planned: PlannedSource | undefined;
let store: ArchiveStore | undefined;

/** Minimum time between progress events, in milliseconds. */
const progressEvery = 100;

addEventListener('message', ({ data }: MessageEvent<ToPacker>) => {
  respond(data).catch((error: unknown) => {
    const problem = error instanceof SourceError ? error.problem : undefined;
    post({ type: 'failed', problem });
  });
});

async function respond(message: ToPacker): Promise<void> {
  switch (message.type) {
    case 'plan':
      planned = await plan(message.source, message.directory);
      post({ type: 'planned', plan: planned.plan });
      break;
    case 'pack':
      post({ type: 'packed', archive: await pack(planned, new Set(message.leaveOut)) });
      break;
    case 'remove':
      await store?.remove().catch(() => {});
      close();
  }
}

async function plan(source: PackableSource, directory: string | null): Promise<PlannedSource> {
  switch (source.kind) {
    case 'files':
      return planSource(
        {
          files: readPicked(source.files),
          leftOut: [...readSkipped(source.skipped), ...source.rejected],
        },
        directory,
      );
    case 'zip':
      return planSource(await readZip(source.file), directory);
  }
}

async function pack(
  source: PlannedSource | undefined,
  leaveOut: ReadonlySet<string>,
): Promise<Blob> {
  const files = (source?.files ?? []).filter(({ path }) => !leaveOut.has(path));
  if (files.length === 0) throw new SourceError({ kind: 'empty' });
  await store?.remove().catch(() => {});
  store = await openArchiveStore();
  let lastNotifiedAt = 0;
  await packTarGz(files, store.target, (bytes) => {
    if (performance.now() - lastNotifiedAt < progressEvery) return;
    lastNotifiedAt = performance.now();
    post({ type: 'progress', bytes });
  });
  return store.read();
}

function post(message: FromPacker): void {
  postMessage(message);
}
