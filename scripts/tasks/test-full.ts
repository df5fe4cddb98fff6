// Runs every test there is: before a release, and nightly in the GitHub workflow.
// Ends with a line per suite, then one of the form `N passed, N failed`.
import { createTestRun, inParallel, inTurn, onlyIf } from '../lib/testRun.ts';

const run = await createTestRun('full');
let isBuilt = false;
const build = run.task('build', 'build');

await run.task('check', 'check')();
await inParallel(
  inTurn(
    async () => (isBuilt = await build()),
    onlyIf(
      () => isBuilt,
      inTurn(
        run.command('size', 'size-limit'),
        run.task('packages', 'packages'),
        run.task('storybook build', 'storybook', ['--build']),
      ),
    ),
    run.countedTask('fuzz', 'test-fuzz', ['--quick']),
  ),
  run.vitest('node'),
)();
await inParallel(
  inTurn(run.vitest('browser'), run.vitest('stories'), run.vitest('translated')),
  onlyIf(
    () => isBuilt,
    inTurn(
      run.playwright('e2e-client', 'e2e-client'),
      run.playwright('e2e-portal', 'e2e-portal'),
      run.playwright('e2e-pages', 'e2e', ['--project=pages', '--project=storybook', '--workers=1']),
    ),
  ),
)();
await onlyIf(() => isBuilt, run.playwright('e2e-flows', 'e2e', ['--project=app']))();
process.exit(run.finish());
