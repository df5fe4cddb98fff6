// Builds the packages, then the app unless it was built from the same files. For a path of a host: `npm run build:web`.
import { rebuildPackages } from '../lib/packed.ts';
import { buildWeb } from '../lib/web-build.ts';

await rebuildPackages();
await buildWeb();
