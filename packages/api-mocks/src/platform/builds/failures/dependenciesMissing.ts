import { bold, cyan, red } from '../ansi.ts';
import { defineFailure } from './failure.ts';

/** No file lists the dependencies. */
export const dependenciesMissing = defineFailure<true>({
  find: ({ project }) => (project.manifest === null ? true : undefined),
  example: true,
  stop: { at: 3_900, status: 'building_image_failed' },
  buildLines: () => [
    `${red(bold('error'))}: No ${cyan('pyproject.toml')} or ${cyan('requirements.txt')} found`,
    `${cyan(bold('hint'))}: The platform installs what one of these two files lists`,
  ],
  explain: () => ({
    error_code: 'dependencies_missing',
    error_title: 'No list of dependencies',
    error_message: 'The archive has neither a pyproject.toml nor a requirements.txt.',
    error_hint: "Run 'uv init' and 'uv add \"fastapi[standard]\"', then deploy again.",
  }),
});
