import { dim, red } from './ansi.ts';
import type { Project } from './project.ts';

/** The command that installs a project's dependencies in the image. */
export function installCommand({ has_lockfile, manifest }: Project): string {
  return has_lockfile
    ? 'uv sync --frozen --no-dev --no-install-project'
    : `uv pip install --system -r ${manifest ?? 'requirements.txt'}`;
}

/** The module that contains the app, such as `app.main`. */
export function appModule({ entrypoint }: Project): string {
  return (entrypoint ?? 'main:app').split(':')[0] ?? 'main';
}

/** The command that checks that the app can be imported. */
export function importCommand(project: Project): string {
  return `python -c 'import ${appModule(project)}'`;
}

/** Output of a build step whose command failed. */
export function brokenStep(step: number, place: string, command: string): string[] {
  return [
    `#${step} ${red('ERROR')}: process "/bin/sh -c ${command}" did not complete successfully: exit code: 1`,
    dim('------'),
    ` > [builder ${place}] RUN ${command}:`,
    dim('------'),
  ];
}
