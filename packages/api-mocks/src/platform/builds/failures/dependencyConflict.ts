import { bold, cyan, red } from '../ansi.ts';
import { findContradiction, type Contradiction } from '../requirements.ts';
import { brokenStep, installCommand } from '../steps.ts';
import { defineFailure } from './failure.ts';

/** Two requirements conflict. */
export const dependencyConflict = defineFailure<Contradiction>({
  find: ({ project }) => findContradiction(project.dependencies),
  example: {
    name: 'sqlalchemy',
    by: 'sqlmodel',
    wants: '>=2.0.14,<2.1.0',
    pin: 'sqlalchemy==1.4.54',
  },
  stop: { at: 4_250, status: 'building_image_failed' },
  buildLines: ({ name, by, wants, pin }, project) => [
    `#7 0.382   ${red('×')} No solution found when resolving dependencies:`,
    `#7 0.382   ${red('╰─▶')} Because ${bold(by)} depends on ${bold(`${name}${wants}`)} and your project`,
    `#7 0.382       depends on ${bold(pin)}, we can conclude that your project and ${bold(by)}`,
    '#7 0.382       are incompatible. Your requirements are unsatisfiable.',
    '#7 0.383',
    `#7 0.383       ${cyan(bold('hint'))}: ${bold(name)} was pinned in ${cyan(project.manifest ?? 'pyproject.toml')}`,
    ...brokenStep(7, '4/6', installCommand(project)),
  ],
  explain: ({ name, by, wants, pin }, project) => ({
    error_code: 'dependency_conflict',
    error_title: `Two requirements ask for different versions of ${name}`,
    error_message: `Your project pins ${pin}, and ${by} needs ${name}${wants}.`,
    error_hint: `Change the pin in ${project.manifest ?? 'pyproject.toml'}, run 'uv lock' and deploy again.`,
  }),
});
