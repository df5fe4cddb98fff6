// The app with hot reload at http://localhost:5173, over a mock platform that keeps its data in .data/dev.sqlite.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { createMockServer } from '@quayside/api-mocks/server';

import { must, root } from '../lib/run.ts';
import { seedFromEnvironment } from '../lib/seed.ts';

const PLATFORM_PORT = 4174;
const data = join(root, '.data');
mkdirSync(data, { recursive: true });
await createMockServer({
  port: PLATFORM_PORT,
  seed: seedFromEnvironment(),
  dataFile: join(data, 'dev.sqlite'),
  publicUrl: 'http://localhost:5173',
  dashboardUrl: 'http://localhost:5173',
  control: true,
});
await must('vite', ['--clearScreen', 'false'], { cwd: join(root, 'apps', 'web') });
process.exit(0);
