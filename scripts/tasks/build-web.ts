// Builds the app for any file server, into apps/web/dist. `npm run build:web -- --base /console/` for a sub-path.
import { parseArgs } from 'node:util';

import { fail } from '../lib/run.ts';
import { buildWeb } from '../lib/web-build.ts';

const { base = '/' } = parseArgs({ options: { base: { type: 'string' } } }).values;
if (!/^\/(?:.+\/)?$/.test(base))
  fail(`--base must begin and end with a slash, such as /console/, not "${base}".`);
await buildWeb(base);
process.stdout.write('The app is in apps/web/dist.\n');
