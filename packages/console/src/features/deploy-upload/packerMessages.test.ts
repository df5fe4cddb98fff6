import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createPacker } from './createPacker.ts';
import type { FromPacker, ToPacker } from './packerMessages.ts';
import { SourceError } from './source.ts';
import type { PackableSource, SourcePlan } from './source.ts';

const source: PackableSource = { kind: 'zip', file: new File(['PK'], 'app.zip') };
const plan: SourcePlan = {
  root: undefined,
  fileCount: 1,
  bytes: 2,
  largest: [],
  leftOut: [],
  hasRequirements: true,
  folders: [],
};

/** Workers that were started, which respond only as told. */
const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly address: string;
  readonly options: WorkerOptions | undefined;
  readonly received: ToPacker[] = [];

  constructor(url: string, options?: WorkerOptions) {
    super();
    this.address = url;
    this.options = options;
    workers.push(this);
  }

  postMessage(message: ToPacker) {
    this.received.push(message);
  }

  respond(data: FromPacker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
  workers.length = 0;
});

function setup() {
  const packer = createPacker(source, 'backend');
  const [worker] = workers;
  if (worker === undefined) throw new Error('No worker was started');
  return { packer, worker };
}

describe('the packer', () => {
  test('asks a module worker for the plan of a source', async () => {
    const { packer, worker } = setup();
    const planned = packer.plan();
    expect(worker.address).toMatch(/packer\.worker/);
    expect(worker.options).toEqual({ type: 'module' });
    expect(worker.received).toEqual([{ type: 'plan', source, directory: 'backend' }]);
    worker.respond({ type: 'planned', plan });
    expect(await planned).toBe(plan);
  });

  test('reports the progress of packing, then returns the archive', async () => {
    const { packer, worker } = setup();
    const onProgress = vi.fn<(bytes: number) => void>();
    const packed = packer.pack(onProgress);
    expect(worker.received).toEqual([{ type: 'pack', leaveOut: [] }]);
    worker.respond({ type: 'progress', bytes: 1 });
    worker.respond({ type: 'progress', bytes: 2 });
    const archive = new Blob(['packed']);
    worker.respond({ type: 'packed', archive });
    expect(await packed).toBe(archive);
    worker.respond({ type: 'progress', bytes: 3 });
    expect(onProgress.mock.calls).toEqual([[1], [2]]);
  });

  test('tells the worker which files to leave out, and when to remove the archive', () => {
    const { packer, worker } = setup();
    void packer.pack(() => {}, ['server.pem']);
    packer.dispose();
    expect(worker.received).toEqual([
      { type: 'pack', leaveOut: ['server.pem'] },
      { type: 'remove' },
    ]);
  });

  test('ignores the progress of packing while it plans', async () => {
    const { packer, worker } = setup();
    const planned = packer.plan();
    worker.respond({ type: 'progress', bytes: 1 });
    worker.respond({ type: 'planned', plan });
    expect(await planned).toBe(plan);
  });

  test('fails with the problem of the source', async () => {
    const { packer, worker } = setup();
    const planned = packer.plan();
    worker.respond({ type: 'failed', problem: { kind: 'encrypted' } });
    await expect(planned).rejects.toEqual(new SourceError({ kind: 'encrypted' }));
  });

  test.each<FromPacker>([
    { type: 'failed', problem: undefined },
    { type: 'packed', archive: new Blob() },
  ])('fails without blaming the source when the worker responds with %o', async (response) => {
    const { packer, worker } = setup();
    const planned = packer.plan();
    worker.respond(response);
    const error = await planned.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(SourceError);
  });

  test('fails when the worker cannot start', async () => {
    const { packer, worker } = setup();
    const planned = packer.plan();
    worker.dispatchEvent(new Event('error'));
    await expect(planned).rejects.toThrow('The packing worker could not start');
  });
});
