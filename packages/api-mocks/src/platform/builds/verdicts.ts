import type { DeploymentFailure } from '@quayside/api-contract';

import { bold, cyan, dim, red } from './ansi.ts';
import { distributionName, findMissingModule } from './distributions.ts';
import type { Project } from './project.ts';
import type { Stop } from './timeline.ts';

/** The largest archive the platform takes: 1000 MB. */
export const maxArchiveBytes = 1000 * 1024 * 1024;

/** What there is to judge by. */
export interface Evidence {
  size_bytes: number;
  contents: 'read' | 'unreadable' | 'not-looked-at';
  project: Project;
}

/** A way a build can fail. To add one, add it here and to `verdictIds`; nothing else knows them. */
interface FailureRule {
  /** Whether it happens to this archive. The first rule that applies decides. */
  applies(evidence: Evidence): boolean;
  /** Where on the timeline it ends the build. */
  stop: Stop;
  /** What the build log says last. */
  lines(project: Project): string[];
  failure(project: Project): DeploymentFailure;
}

/** How a build can end. */
export const verdictIds = [
  'ready',
  'archive_too_large',
  'archive_unreadable',
  'dependencies_missing',
  'dependency_conflict',
  'module_missing',
  'app_not_found',
] as const;

/** How a build ends. */
export type VerdictId = (typeof verdictIds)[number];

const oldSqlalchemy = (project: Project) =>
  project.dependencies.find(
    (requirement) =>
      distributionName(requirement) === 'sqlalchemy' && /(==|<|~=)\s*1\./.test(requirement),
  );

const rules: Record<Exclude<VerdictId, 'ready'>, FailureRule> = {
  archive_too_large: {
    applies: ({ size_bytes }) => size_bytes > maxArchiveBytes,
    stop: { at: 2_400, status: 'extracting_failed_archive_too_large' },
    lines: () => [`${red(bold('error'))}: archive.tar is larger than 1000.0 MB`],
    failure: () => ({
      error_code: 'archive_too_large',
      error_title: 'The archive is too large',
      error_message: 'App source code exceeds the maximum allowed size of 1000.0 MB',
      error_hint: 'List large files that the app does not need in .fastapicloudignore.',
    }),
  },
  archive_unreadable: {
    applies: ({ contents }) => contents === 'unreadable',
    stop: { at: 2_500, status: 'extracting_failed' },
    lines: () => [
      `${red(bold('error'))}: archive.tar could not be read: it is not a tar file compressed with zstd`,
    ],
    failure: () => ({
      error_code: 'archive_unreadable',
      error_title: 'The archive could not be extracted',
      error_message: 'The uploaded file is not a tar archive compressed with zstd.',
      error_hint: 'Deploy again; if it stays, update the command-line client.',
    }),
  },
  dependencies_missing: {
    applies: ({ contents, project }) => contents === 'read' && project.manifest === null,
    stop: { at: 3_900, status: 'building_image_failed' },
    lines: () => [
      `${red(bold('error'))}: No ${cyan('pyproject.toml')} or ${cyan('requirements.txt')} found`,
      `${cyan(bold('hint'))}: The platform installs what one of these two files lists`,
    ],
    failure: () => ({
      error_code: 'dependencies_missing',
      error_title: 'No list of dependencies',
      error_message: 'The archive has neither a pyproject.toml nor a requirements.txt.',
      error_hint: "Run 'uv init' and 'uv add \"fastapi[standard]\"', then deploy again.",
    }),
  },
  dependency_conflict: {
    applies: ({ project }) =>
      oldSqlalchemy(project) !== undefined &&
      project.dependencies.some((requirement) => distributionName(requirement) === 'sqlmodel'),
    stop: { at: 4_250, status: 'building_image_failed' },
    lines: (project) => {
      const pin = oldSqlalchemy(project) ?? 'sqlalchemy<2';
      return [
        `#7 0.382   ${red('×')} No solution found when resolving dependencies:`,
        `#7 0.382   ${red('╰─▶')} Because ${bold('sqlmodel')} depends on ${bold('sqlalchemy>=2.0.14,<2.1.0')} and your project`,
        `#7 0.382       depends on ${bold(pin)}, we can conclude that your project and ${bold('sqlmodel')}`,
        '#7 0.382       are incompatible. Your requirements are unsatisfiable.',
        '#7 0.383',
        `#7 0.383       ${cyan(bold('hint'))}: ${bold('sqlalchemy')} was pinned in ${cyan(project.manifest ?? 'pyproject.toml')}`,
        `#7 ${red('ERROR')}: process "/bin/sh -c uv sync --frozen --no-dev" did not complete successfully: exit code: 1`,
        dim('------'),
        ' > [builder 4/6] RUN uv sync --frozen --no-dev --no-install-project:',
        dim('------'),
      ];
    },
    failure: (project) => ({
      error_code: 'dependency_conflict',
      error_title: 'Two requirements ask for different versions of sqlalchemy',
      error_message: `Your project pins ${oldSqlalchemy(project) ?? 'sqlalchemy<2'}, and sqlmodel needs 2.0.14 or newer.`,
      error_hint: `Raise the pin in ${project.manifest ?? 'pyproject.toml'}, run 'uv lock' and deploy again.`,
    }),
  },
  module_missing: {
    applies: ({ contents, project }) =>
      contents === 'read' && findMissingModule(project) !== undefined,
    stop: { at: 7_300, status: 'building_image_failed' },
    lines: (project) => {
      const { module, distribution } = missingModule(project);
      const [source = 'main'] = (project.entrypoint ?? 'main:app').split(':');
      return [
        '#9 0.871 Traceback (most recent call last):',
        '#9 0.871   File "<frozen runpy>", line 198, in _run_module_as_main',
        `#9 0.871   File ${magentaPath(`/app/${source.replaceAll('.', '/')}.py`)}, line 3, in <module>`,
        `#9 0.871     import ${module}`,
        `#9 0.871 ${red(bold('ModuleNotFoundError'))}: No module named '${module}'`,
        `#9 ${red('ERROR')}: process "/bin/sh -c python -c 'import ${source}'" did not complete successfully: exit code: 1`,
        dim('------'),
        ` > [builder 6/6] RUN python -c 'import ${source}':`,
        dim('------'),
        `${cyan(bold('hint'))}: '${module}' comes with the package ${bold(distribution)}`,
      ];
    },
    failure: (project) => {
      const { module, distribution } = missingModule(project);
      return {
        error_code: 'module_missing',
        error_title: `No module named '${module}'`,
        error_message: `The app imports '${module}', which none of its dependencies brings.`,
        error_hint: `Run 'uv add ${distribution}' and deploy again.`,
      };
    },
  },
  app_not_found: {
    applies: ({ contents, project }) => contents === 'read' && project.entrypoint === null,
    stop: { at: 11_400, status: 'verifying_failed' },
    lines: () => [],
    failure: () => ({
      error_code: 'app_not_found',
      error_title: 'No FastAPI app answered',
      error_message: 'The app started, but no FastAPI app was found in it, so nothing answers.',
      error_hint: "Create one with 'app = FastAPI()' in main.py and deploy again.",
    }),
  },
};

/** How the build of this archive will end. The same archive always gets the same verdict. */
export function judge(evidence: Evidence): VerdictId {
  return verdictIds.find((id) => id !== 'ready' && rules[id].applies(evidence)) ?? 'ready';
}

/** Where a verdict ends the build; null for one that goes well. */
export function stopOf(verdict: VerdictId): Stop | null {
  return verdict === 'ready' ? null : rules[verdict].stop;
}

/** What the platform says of a failure; null for a build that goes well. */
export function explain(verdict: VerdictId, project: Project): DeploymentFailure | null {
  return verdict === 'ready' ? null : rules[verdict].failure(project);
}

/** The last lines of a failing build's log. */
export function lastLines(verdict: VerdictId, project: Project): string[] {
  return verdict === 'ready' ? [] : rules[verdict].lines(project);
}

function missingModule(project: Project) {
  return findMissingModule(project) ?? { module: 'unknown', distribution: 'unknown' };
}

function magentaPath(path: string): string {
  return `\u001B[35m"${path}"\u001B[39m`;
}
