// Builds the packages in the order of their dependencies, then the app.
import { must } from '../lib/run.ts';

await must('pnpm', ['-r', '--workspace-concurrency=2', 'run', 'build']);
