import { bold, cyan } from '../ansi.ts';
import type { RequiredVariable } from '../python/findings.ts';
import { defineFailure } from './failure.ts';
import { failedImport, traceback } from './traceback.ts';

/** The app reads an unset environment variable at import. */
export const variableMissing = defineFailure<RequiredVariable>({
  find: ({ project, unset_variables = [] }) =>
    project.required_variables?.find(({ name }) => unset_variables.includes(name)),
  example: {
    name: 'DATABASE_URL',
    by: 'environ',
    file: 'app/settings.py',
    line: 4,
    code: 'DATABASE_URL = os.environ["DATABASE_URL"]',
  },
  stop: { at: 7_400, status: 'building_image_failed' },
  buildLines: (variable, project) => [
    ...failedImport(project, tracebackOf(variable)),
    `${cyan(bold('hint'))}: The app has no environment variable ${bold(variable.name)}`,
  ],
  explain: ({ name, file, line }) => ({
    error_code: 'variable_missing',
    error_title: `The environment variable '${name}' is not set`,
    error_message: `${file} reads '${name}' in line ${line} as the app is imported, and the app has no such variable.`,
    error_hint: `Add '${name}' to the app's environment variables, then redeploy.`,
  }),
});

function tracebackOf(variable: RequiredVariable): string[] {
  if (variable.by === 'environ') return traceback(variable, 'KeyError', `'${variable.name}'`);
  const field = variable.name.toLowerCase();
  return [
    ...traceback(
      variable,
      'pydantic_core._pydantic_core.ValidationError',
      '1 validation error for Settings',
    ),
    field,
    '  Field required [type=missing, input_value={}, input_type=dict]',
  ];
}
