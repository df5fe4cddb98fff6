// The gate of every change, as run by CI: checks, builds, and the tests that a small change can break.
// `npm run test:full` runs the rest too. Ends with a line per suite, then `N passed, N failed`.
import {
  createTestRun,
  halfOfTheWorkers,
  inTurn,
  inTwoLanes,
  once,
  onlyIf,
  type Suite,
} from '../lib/testRun.ts';

const run = await createTestRun('gate');
const build = once(run.task('build', 'build'));
const ifBuilt = (...suites: Suite[]) => onlyIf(build, inTurn(...suites));

// The builds, on which most of the others wait, then the longest first.
await inTwoLanes(
  ifBuilt(run.command('size', 'size-limit'), run.task('packages', 'packages', ['--quick'])),
  run.task('check', 'check'),
  run.vitest('stories'),
  ifBuilt(run.playwright('e2e-flows', 'e2e', ['--project=app', halfOfTheWorkers])),
  run.vitest('browser'),
  ifBuilt(run.playwright('e2e-client', 'e2e-client')),
  run.vitest('node'),
  ifBuilt(run.playwright('e2e-pages', 'e2e', ['--project=pages', halfOfTheWorkers])),
  ifBuilt(run.playwright('e2e-portal', 'e2e-portal')),
)();
process.exit(run.finish());
