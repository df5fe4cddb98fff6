// Storybook for designers at http://localhost:6006 (PORT overrides). `npm run storybook -- --build` builds it.
import { must } from '../lib/run.ts';

const [first, ...rest] = process.argv.slice(2);
if (first === '--build') await must('storybook', ['build', '--quiet', ...rest]);
else
  await must('storybook', [
    'dev',
    '--ci',
    '-p',
    process.env['PORT'] ?? '6006',
    ...process.argv.slice(2),
  ]);
