// Serves the app with hot reload at http://localhost:5173, over a mock platform with its data in .data/dev.sqlite.
import { join } from 'node:path';

import { createMockServer, StoredDataError } from '@quayside/api-mocks/server';

import { fail, must, root } from '../lib/run.ts';
import { seedFromEnvironment } from '../lib/seed.ts';

const PLATFORM_PORT = 4174;
await createMockServer({
  port: PLATFORM_PORT,
  seed: seedFromEnvironment(),
  dataFile: join(root, '.data', 'dev.sqlite'),
  publicUrl: 'http://localhost:5173',
  dashboardUrl: 'http://localhost:5173',
  control: true,
}).catch((error: unknown) => {
  if (error instanceof StoredDataError) fail(error.message);
  throw error;
});
await must('vite', ['--clearScreen', 'false'], { cwd: join(root, 'apps', 'web') });
process.exit(0);
