import { bold, red } from '../ansi.ts';
import { defineFailure } from './failure.ts';

/** The image builds, but contains no app to serve. */
export const appNotFound = defineFailure<true>({
  find: ({ project }) => (project.entrypoint === null ? true : undefined),
  example: true,
  stop: { at: 11_400, status: 'verifying_failed' },
  startLines: () => [
    { level: 'info', message: 'Starting production server' },
    {
      level: 'info',
      message: 'Searching for package file structure from directories with __init__.py files',
    },
    {
      level: 'error',
      message: `${red(bold('ERROR'))}: Could not find FastAPI app in module, try using --app`,
    },
    { level: 'critical', message: 'The container ended with exit code 1' },
  ],
  explain: () => ({
    error_code: 'app_not_found',
    error_title: 'No FastAPI app answered',
    error_message: 'The app started, but no FastAPI app was found in it, so nothing answers.',
    error_hint: "Create one with 'app = FastAPI()' in main.py and deploy again.",
  }),
});
