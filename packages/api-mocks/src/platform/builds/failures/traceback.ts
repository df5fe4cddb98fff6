import { bold, magenta, red } from '../ansi.ts';
import type { Project } from '../project.ts';
import { brokenStep, importCommand } from '../steps.ts';

/** A line of the project's own code. */
interface Place {
  file: string;
  line: number;
  code: string;
}

/** Formats an error with its source location like Python, in colour as from 3.13 on. */
export function traceback(place: Place, error: string, message: string): string[] {
  const text = message === '' ? '' : `: ${magenta(message)}`;
  const where = `  File ${magenta(`"/app/${place.file}"`)}, line ${magenta(String(place.line))}`;
  if (error === 'SyntaxError') {
    return [where, `    ${red(place.code)}`, `${magenta(bold(error))}${text}`];
  }
  return [
    'Traceback (most recent call last):',
    `  File ${magenta('"<string>"')}, line ${magenta('1')}, in ${magenta('<module>')}`,
    `${where}, in ${magenta('<module>')}`,
    `    ${red(place.code)}`,
    `${magenta(bold(error))}${text}`,
  ];
}

/** The last lines of a build whose image cannot import the app. */
export function failedImport(project: Project, lines: readonly string[]): string[] {
  return [
    ...lines.map((line) => `#9 0.871 ${line}`),
    ...brokenStep(9, '6/6', importCommand(project)),
  ];
}

/** Default source location, for a project that gives none. */
export function placeIn(project: Project, line: number, code: string): Place {
  const [module = 'main'] = (project.entrypoint ?? 'main:app').split(':');
  return { file: `${module.replaceAll('.', '/')}.py`, line, code };
}
