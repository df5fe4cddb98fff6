import { bold, cyan } from '../ansi.ts';
import { findMissingModule } from '../distributions.ts';
import { defineFailure } from './failure.ts';
import { failedImport, placeIn, traceback } from './traceback.ts';

/** The app imports a module that no dependency provides. */
export const moduleMissing = defineFailure<{ module: string; distribution: string }>({
  find: ({ project }) => findMissingModule(project),
  example: { module: 'stripe', distribution: 'stripe' },
  stop: { at: 7_300, status: 'building_image_failed' },
  buildLines: ({ module, distribution }, project) => [
    ...failedImport(
      project,
      traceback(
        placeIn(project, 3, `import ${module}`),
        'ModuleNotFoundError',
        `No module named '${module}'`,
      ),
    ),
    `${cyan(bold('hint'))}: '${module}' comes with the package ${bold(distribution)}`,
  ],
  explain: ({ module, distribution }) => ({
    error_code: 'module_missing',
    error_title: `No module named '${module}'`,
    error_message: `The app imports '${module}', which none of its dependencies brings.`,
    error_hint: `Run 'uv add ${distribution}' and deploy again.`,
  }),
});
