// Serves examples/partner-portal, installed from the packed packages, with a platform behind it. PORT overrides 4180.
import { buildPortal, portalFolder } from '../lib/portal.ts';
import { must } from '../lib/run.ts';

await buildPortal();
await must('npm', ['start', '--silent'], { cwd: portalFolder, env: { NODE_OPTIONS: '' } });
