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
  answer(data).catch((error: unknown) => {
    const problem = error instanceof SourceError ? error.problem : undefined;
    post({ type: 'failed', problem });
  });
});

async function answer(message: ToPacker): Promise<void> {
  switch (message.type) {
    case 'plan':
      planned = await plan(message.source);
      post({ type: 'planned', plan: planned.plan });
      break;
    case 'pack':
      post({ type: 'packed', archive: await pack(planned) });
      break;
    case 'remove':
      await store?.remove().catch(() => {});
      close();
  }
}

async function plan(source: PackableSource): Promise<PlannedSource> {
  switch (source.kind) {
    case 'files':
      return planSource({
        files: readPicked(source.files),
        leftOut: [...readSkipped(source.skipped), ...source.rejected],
      });
    case 'zip':
      return planSource(await readZip(source.file));
  }
}

async function pack(source: PlannedSource | undefined): Promise<Blob> {
  await store?.remove().catch(() => {});
  store = await openArchiveStore();
  let lastNotifiedAt = 0;
  await packTarGz(source?.files ?? [], store.target, (bytes) => {
    if (performance.now() - lastNotifiedAt < progressEvery) return;
    lastNotifiedAt = performance.now();
    post({ type: 'progress', bytes });
  });
  return store.read();
}

function post(message: FromPacker): void {
  postMessage(message);
}
