// Runs all tests: before a release, and nightly in the GitHub workflow.
// Ends with a line per suite, then one of the form `N passed, N failed`.
import {
  createTestRun,
  halfOfTheWorkers,
  inTurn,
  inTwoLanes,
  once,
  onlyIf,
  type Suite,
} from '../lib/testRun.ts';

const run = await createTestRun('full');
const build = once(run.task('build', 'build'));
const storybook = once(run.task('storybook build', 'storybook', ['--build']));
const ifBuilt = (...suites: Suite[]) => onlyIf(build, inTurn(...suites));
const pages = ['--project=pages', '--project=storybook', halfOfTheWorkers];

// The builds, on which most of the others wait, then the longest first.
await inTwoLanes(
  ifBuilt(run.command('size', 'size-limit'), run.task('packages', 'packages'), storybook),
  run.task('check', 'check'),
  run.vitest('stories'),
  run.vitest('translated'),
  run.vitest('shadow'),
  ifBuilt(
    onlyIf(storybook, run.countedTask('browsers', 'test-browsers', ['--built', halfOfTheWorkers])),
  ),
  ifBuilt(run.playwright('e2e-flows', 'e2e', ['--project=app', halfOfTheWorkers])),
  run.vitest('browser'),
  ifBuilt(run.playwright('e2e-client', 'e2e-client')),
  run.vitest('node'),
  ifBuilt(run.playwright('e2e-pages', 'e2e', pages)),
  run.countedTask('fuzz', 'test-fuzz', ['--quick']),
  ifBuilt(run.playwright('e2e-portal', 'e2e-portal')),
)();
process.exit(run.finish());
