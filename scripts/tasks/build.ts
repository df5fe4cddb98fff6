// Builds the packages and the app, each unless it is up to date. For a sub-path: `npm run build:web`.
import { buildPackages } from '../lib/packed.ts';
import { buildWeb } from '../lib/web-build.ts';

await buildPackages();
await buildWeb();
