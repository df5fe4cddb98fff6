// Builds the packages in the order of their dependencies, then the app.
import { must } from '../lib/run.ts';
import { markFresh } from '../lib/stale.ts';

await must('pnpm', ['-r', '--workspace-concurrency=2', 'run', 'build']);
markFresh('packages');
