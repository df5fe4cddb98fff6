import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root, run } from './run.ts';

/** A Python package in its own virtual environment, or the reason why it is unavailable. */
export type PythonPackage =
  | { kind: 'ready'; python: string }
  | { kind: 'missing'; because: string };

/**
 * Installs a Python package into `.cache/{folder}`, unless this version is installed already.
 * @param requirement pinned, such as `schemathesis==4.32.5`
 */
export async function ensurePythonPackage(
  folder: string,
  requirement: `${string}==${string}`,
): Promise<PythonPackage> {
  const venv = join(root, '.cache', folder);
  const python = join(
    venv,
    ...(process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']),
  );
  const [name, version] = requirement.split('==');
  const isInstalled = () =>
    existsSync(python) &&
    succeeds(python, `import importlib.metadata as m; assert m.version('${name}') == '${version}'`);
  if (isInstalled()) return { kind: 'ready', python };

  const system = ['python3', 'python'].find((command) =>
    succeeds(command, 'import sys, venv; assert sys.version_info >= (3, 10)'),
  );
  if (system === undefined)
    return { kind: 'missing', because: 'Python 3.10 or later with venv is not on this machine' };
  process.stdout.write(`Installing ${requirement} …\n`);
  if ((await run(system, ['-m', 'venv', '--clear', venv])) !== 0)
    return { kind: 'missing', because: 'a virtual environment could not be made' };
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', requirement];
  return (await run(python, pip)) === 0 && isInstalled()
    ? { kind: 'ready', python }
    : { kind: 'missing', because: `${requirement} could not be installed` };
}

function succeeds(python: string, program: string): boolean {
  return spawnSync(python, ['-c', program], { stdio: 'ignore' }).status === 0;
}
