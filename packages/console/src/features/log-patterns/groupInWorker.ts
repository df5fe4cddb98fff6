import { createTrustedWorkerUrl } from '../../runtime/trustedWorkerUrl.ts';
import type { LogPatterns, PatternInput } from './groupPatterns.ts';

/** Groups lines in a worker, away from the page's own thread. Aborting ends the worker. */
export function groupInWorker(input: PatternInput, signal: AbortSignal): Promise<LogPatterns> {
  /** One that Trusted Types let through. Bundlers look for its name, and for the very words below. */
  class Worker extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(createTrustedWorkerUrl(url), options);
    }
  }
  return new Promise<LogPatterns>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./patterns.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LogPatterns>) => {
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
    worker.postMessage(input, [input.times.buffer]);
  });
}
