import type { FromPacker, ToPacker } from './packerMessages.ts';
import type { Packer } from './Packer.ts';
import { SourceError } from './source.ts';
import type { PackableSource } from './source.ts';
import { createTrustedWorkerUrl } from '../../runtime/trustedWorkerUrl.ts';

/**
 * Starts a worker that packs a source, away from the page's own thread.
 * @param directory Directory of the app within it; null for its root
 */
export function startPacker(source: PackableSource, directory: string | null): Packer {
  /** One that Trusted Types let through. Bundlers look for its name, and for the very words below. */
  class Worker extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(createTrustedWorkerUrl(url), options);
    }
  }
  const worker = new Worker(new URL('./packer.worker.ts', import.meta.url), { type: 'module' });

  function ask<Type extends FromPacker['type']>(
    message: ToPacker,
    responseType: Type,
    onProgress: (bytes: number) => void = () => {},
  ): Promise<Extract<FromPacker, { type: Type }>> {
    return new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      const isResponse = (data: FromPacker): data is Extract<FromPacker, { type: Type }> =>
        data.type === responseType;
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromPacker>) => {
          if (data.type === 'progress') {
            onProgress(data.bytes);
            return;
          }
          listening.abort();
          if (isResponse(data)) resolve(data);
          else if (data.type === 'failed' && data.problem) reject(new SourceError(data.problem));
          else reject(new Error('Packing failed'));
        },
        { signal },
      );
      worker.addEventListener(
        'error',
        () => {
          listening.abort();
          reject(new Error('The packing worker could not start'));
        },
        { signal },
      );
      worker.postMessage(message, []);
    });
  }

  return {
    plan: async () => (await ask({ type: 'plan', source, directory }, 'planned')).plan,
    pack: async (onProgress, leaveOut = []) =>
      (await ask({ type: 'pack', leaveOut }, 'packed', onProgress)).archive,
    dispose: () => worker.postMessage({ type: 'remove' } satisfies ToPacker, []),
  };
}
