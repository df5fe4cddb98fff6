import { createTrustedWorkerUrl } from '../../runtime/trustedWorkerUrl.ts';
import type { LineGroups } from './groupLines.ts';

/** Groups lines in a worker, away from the page's own thread. Aborting ends the worker. */
export function groupInWorker(texts: readonly string[], signal: AbortSignal): Promise<LineGroups> {
  /** One that Trusted Types let through. Bundlers look for its name, and for the very words below. */
  class Worker extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(createTrustedWorkerUrl(url), options);
    }
  }
  return new Promise<LineGroups>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./patterns.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LineGroups>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The worker that groups lines could not start'));
    });
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    });
    worker.postMessage(texts, []);
  });
}
