// The gate of every change, and what CI runs: checks, builds, and the tests a small change can break.
// `npm run test:full` runs the rest as well. Ends with a line per suite, then `N passed, N failed`.
import { createTestRun, inParallel, inTurn, onlyIf } from '../lib/testRun.ts';

const run = await createTestRun('gate');
let isBuilt = false;
const build = run.task('build', 'build');

await inParallel(
  run.task('check', 'check'),
  inTurn(
    async () => (isBuilt = await build()),
    onlyIf(
      () => isBuilt,
      inTurn(run.command('size', 'size-limit'), run.task('packages', 'packages', ['--quick'])),
    ),
  ),
)();
await inParallel(
  inTurn(run.vitest('browser'), run.vitest('stories')),
  inTurn(
    run.vitest('node'),
    onlyIf(
      () => isBuilt,
      inTurn(
        run.playwright('e2e-client', 'e2e-client'),
        run.playwright('e2e-portal', 'e2e-portal'),
        run.playwright('e2e-pages', 'e2e', ['--project=pages', '--workers=1']),
      ),
    ),
  ),
)();
await onlyIf(() => isBuilt, run.playwright('e2e-flows', 'e2e', ['--project=app']))();
process.exit(run.finish());
