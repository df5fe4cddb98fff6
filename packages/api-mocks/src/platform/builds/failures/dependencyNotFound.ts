import { bold, cyan, red } from '../ansi.ts';
import { findNonexistent } from '../requirements.ts';
import { brokenStep, installCommand } from '../steps.ts';
import { defineFailure } from './failure.ts';

type Finding = NonNullable<ReturnType<typeof findNonexistent>>;

/** A requirement names a distribution, or a version of one, that does not exist. */
export const dependencyNotFound = defineFailure<Finding>({
  find: ({ project }) => findNonexistent(project.dependencies),
  example: { requirement: 'fastpi', name: 'fastpi', suggestion: 'fastapi' },
  stop: { at: 4_250, status: 'building_image_failed' },
  buildLines: ({ requirement, name, newest }, project) => [
    `#7 0.411   ${red('×')} No solution found when resolving dependencies:`,
    ...(newest === undefined
      ? [
          `#7 0.411   ${red('╰─▶')} Because ${bold(name)} was not found in the package registry and your project depends`,
          `#7 0.411       on ${bold(requirement)}, we can conclude that your project's requirements are unsatisfiable.`,
        ]
      : [
          `#7 0.411   ${red('╰─▶')} Because there is no version of ${bold(requirement)} and your project depends on`,
          `#7 0.411       ${bold(requirement)}, we can conclude that your project's requirements are unsatisfiable.`,
          `#7 0.412`,
          `#7 0.412       ${cyan(bold('hint'))}: The newest version of ${bold(name)} is ${cyan(newest)}`,
        ]),
    ...brokenStep(7, '4/6', installCommand(project)),
  ],
  explain: ({ requirement, name, suggestion: meant, newest }, project) => ({
    error_code: 'dependency_not_found',
    error_title:
      newest === undefined
        ? `There is no package '${name}'`
        : `There is no version that fits '${requirement}'`,
    error_message:
      newest === undefined
        ? `Your project requires '${requirement}', and the package registry has no '${name}'.`
        : `Your project requires '${requirement}'; the newest version is ${newest}.`,
    error_hint:
      meant === undefined
        ? `Correct '${requirement}' in ${project.manifest ?? 'requirements.txt'} and deploy again.`
        : `Did you mean '${meant}'? Correct it in ${project.manifest ?? 'requirements.txt'} and deploy again.`,
  }),
});
