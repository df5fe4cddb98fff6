// The app alone, for any file server, in apps/web/dist. `npm run build:web -- --base /console/` for a path of a host.
import { parseArgs } from 'node:util';

import { fail } from '../lib/run.ts';
import { buildWeb } from '../lib/web-build.ts';

const { base = '/' } = parseArgs({ options: { base: { type: 'string' } } }).values;
if (!/^\/(?:.+\/)?$/.test(base))
  fail(`--base must begin and end with a slash, such as /console/, not "${base}".`);
await buildWeb(base);
process.stdout.write('The app is in apps/web/dist.\n');
