// Measurements, side by side in one run (bench/README.md).
import { must } from '../lib/run.ts';

await must(process.execPath, ['--conditions=quayside-source', 'bench/first-load.ts']);
