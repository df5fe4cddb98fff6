import type { Crash } from '../python/findings.ts';
import { defineFailure } from './failure.ts';
import { failedImport, traceback } from './traceback.ts';

/** The app cannot be imported: a syntax error, or an error in its own code. */
export const importCrashed = defineFailure<Crash>({
  find: ({ project }) => project.crash,
  example: {
    file: 'app/db.py',
    line: 14,
    code: 'raise RuntimeError("No migrations were found")',
    error: 'RuntimeError',
    message: 'No migrations were found',
  },
  stop: { at: 7_500, status: 'building_image_failed' },
  buildLines: (crash, project) =>
    failedImport(project, traceback(crash, crash.error, crash.message)),
  explain: ({ file, line, error, message }) => ({
    error_code: 'import_crashed',
    error_title:
      error === 'SyntaxError'
        ? `${file} is not valid Python`
        : 'The app crashed as it was imported',
    error_message: `${error}${message === '' ? '' : `: ${message}`} (${file}, line ${line})`,
    error_hint: `Correct line ${line} of ${file} and deploy again.`,
  }),
});
