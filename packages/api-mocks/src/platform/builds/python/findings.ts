import * as z from 'zod/mini';

import type { LoadedModule } from './modules.ts';
import type { Statement } from './statements.ts';

/** A location in the project's own code. */
const placeSchema = z.object({
  /** Relative to the app's folder. */
  file: z.string(),
  line: z.number(),
  /** The source line, as in a traceback. */
  code: z.string(),
});

/** Error on import of an app. */
export const crashSchema = z.extend(placeSchema, { error: z.string(), message: z.string() });
/** An error that stops the import of the app in any environment. */
export type Crash = z.output<typeof crashSchema>;

/** A variable that is read at import. */
export const requiredVariableSchema = z.extend(placeSchema, {
  name: z.string(),
  /** Form of access: `os.environ["NAME"]`, or a field without default of pydantic's `BaseSettings`. */
  by: z.enum(['environ', 'settings']),
});
/** An environment variable required to import the app. */
export type RequiredVariable = z.output<typeof requiredVariableSchema>;

/** Reason why a running app does not respond as required. */
export const unhealthySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('port'), port: z.number(), file: z.string() }),
  z.extend(placeSchema, { kind: z.literal('health'), path: z.string(), error: z.string() }),
]);
/** Reason why a running app will not respond. */
export type Unhealthy = z.output<typeof unhealthySchema>;

/** The port the platform sends requests to. */
export const servingPort = 8000;

/** The first error at import: a syntax error, a `raise` or a division by zero. */
export function findCrash(modules: readonly LoadedModule[]): Crash | null {
  for (const { path, problem, topLevel, statements } of modules) {
    if (problem !== undefined) {
      const { line, message } = problem;
      const code = statements.findLast((statement) => statement.line <= line)?.code ?? '';
      return { file: path, line, code: shorten(code), error: 'SyntaxError', message };
    }
    for (const statement of topLevel) {
      const raised = readRaise(statement) ?? readDivision(statement);
      if (raised !== undefined) return { file: path, ...placeOf(statement), ...raised };
    }
  }
  return null;
}

function readRaise({ code, strings }: Statement) {
  const raised = /^raise\s+([\w.]+)(?:\(\s*[rbf]*(?:"(\d+)")?)?/.exec(code);
  if (raised === null) return undefined;
  const [, error = 'Exception', string] = raised;
  return { error, message: strings[Number(string ?? -1)] ?? '' };
}

function readDivision({ code }: Statement) {
  return /^(?:\w+\s*=\s*)?\d+\s*\/\/?\s*0$/.test(code)
    ? { error: 'ZeroDivisionError', message: 'division by zero' }
    : undefined;
}

/** Further variables are ignored. */
const maxVariables = 1_000;

/** Variables that the platform sets for every app. */
const alwaysSet = new Set(['HOME', 'HOSTNAME', 'LANG', 'PATH', 'PORT', 'PWD', 'USER']);

/**
 * Variables that are read at import and have no default. Ignores code that loads a `.env` file,
 * that sets the variable itself, or that reads it conditionally.
 */
export function findRequiredVariables(modules: readonly LoadedModule[]): RequiredVariable[] {
  const all = modules.flatMap(({ topLevel }) => topLevel);
  if (all.some(({ code }) => /\bload_dotenv\(/.test(code))) return [];
  const own = new Set(all.flatMap((statement) => readAssigned(statement) ?? []));
  return modules
    .flatMap((module) => [...readEnviron(module), ...readSettings(module)])
    .filter(({ name }) => !own.has(name) && !alwaysSet.has(name))
    .slice(0, maxVariables);
}

function readAssigned({ code, strings }: Statement): string | undefined {
  const set = /\benviron(?:\.setdefault\(|\[)\s*"(\d+)"\s*(?:\]\s*=(?!=)|,)/.exec(code);
  return set === null ? undefined : strings[Number(set[1])];
}

function readEnviron({ path, topLevel }: LoadedModule): RequiredVariable[] {
  return topLevel
    .filter(({ code }) => !/^(?:def|class|async|@|if|elif|for|while|with|try|else)\b/.test(code))
    .filter(({ code }) => !/\b(?:if|lambda|for)\b/.test(code))
    .flatMap((statement) => {
      const read = [...statement.code.matchAll(/\benviron\[\s*"(\d+)"\s*\](?!\s*=[^=])/g)];
      if (read.length === 0) return [];
      const location = { file: path, ...placeOf(statement), by: 'environ' as const };
      return read.flatMap((match) => {
        const name = statement.strings[Number(match[1])];
        return name === undefined ? [] : [{ ...location, name }];
      });
    });
}

function readSettings({ path, statements, topLevel }: LoadedModule): RequiredVariable[] {
  const classes = new Map(
    statements.flatMap(({ code, indent }, index) => {
      const name = /^class (\w+)\(\s*BaseSettings\s*\)\s*:/.exec(code)?.[1];
      return name === undefined || indent > 0 ? [] : [[name, index] as const];
    }),
  );
  return topLevel.flatMap((made) => {
    const name = /^\w+(?:\s*:\s*\w+)?\s*=\s*(\w+)\(\s*\)$/.exec(made.code)?.[1];
    const start = classes.get(name ?? '');
    classes.delete(name ?? '');
    if (start === undefined) return [];
    const body = bodyAt(statements, start);
    if (body.some(({ code }) => /\b(?:env_\w+|alias|secrets_dir|validation_alias)\b/.test(code))) {
      return [];
    }
    const depth = body.reduce((least, { indent }) => Math.min(least, indent), Infinity);
    const location = { file: path, ...placeOf(made), by: 'settings' as const };
    return body
      .filter(({ indent }) => indent === depth)
      .flatMap((field) => {
        const field_name = /^([a-zA-Z]\w*)\s*:\s*(?!ClassVar)[\w.[\]|, ]+$/.exec(field.code)?.[1];
        return field_name === undefined ? [] : [{ ...location, name: field_name.toUpperCase() }];
      });
  });
}

/** The statements inside the one at `index`, a class at the top level. */
function bodyAt(statements: readonly Statement[], index: number): readonly Statement[] {
  let end = index + 1;
  while ((statements[end]?.indent ?? 0) > 0) end += 1;
  return statements.slice(index + 1, end);
}

/** A server started on another port at import, or a health route that always fails. */
export function findUnhealthy(
  modules: readonly LoadedModule[],
  procfile: string | undefined,
): Unhealthy | null {
  const declared = /^web:.*--port[= ](\d+)/m.exec(procfile ?? '')?.[1];
  if (declared !== undefined && Number(declared) !== servingPort) {
    return { kind: 'port', port: Number(declared), file: 'Procfile' };
  }
  for (const module of modules) {
    for (const { code } of module.topLevel) {
      const port = /^uvicorn\.run\(.*\bport\s*=\s*(\d+)/s.exec(code)?.[1];
      if (port !== undefined && Number(port) !== servingPort) {
        return { kind: 'port', port: Number(port), file: module.path };
      }
    }
    const failing = findFailingRoute(module);
    if (failing !== null) return failing;
  }
  return null;
}

/** The first health route of a module whose function only raises. */
function findFailingRoute({ path: file, statements }: LoadedModule): Unhealthy | null {
  // The route whose function follows, and the one whose function has started.
  let declared: string | undefined;
  let entered: string | undefined;
  for (const statement of statements) {
    if (statement.code.startsWith('@')) {
      declared ??= readHealthRoute(statement);
      continue;
    }
    const isDocstring = /^[rbf]*"\d+"$/.test(statement.code);
    if (entered !== undefined && !isDocstring) {
      const raised = readRaise(statement);
      if (raised !== undefined && statement.indent > 0) {
        const { error, message } = raised;
        const text = message === '' ? error : `${error}: ${message}`;
        return { kind: 'health', path: entered, file, ...placeOf(statement), error: text };
      }
      entered = undefined;
    }
    entered ??= declared;
    declared = undefined;
  }
  return null;
}

function readHealthRoute({ code, strings }: Statement): string | undefined {
  const route = strings[Number(/^@\w+\.get\(\s*"(\d+)"/.exec(code)?.[1] ?? -1)];
  return /^\/(?:health|healthz|ready|readyz)$/.test(route ?? '') ? route : undefined;
}

function placeOf({ line, code, strings }: Statement): { line: number; code: string } {
  const written = code.replaceAll(
    /"(\d+)"/g,
    (_, index: string) => `"${strings[Number(index)] ?? ''}"`,
  );
  return { line, code: shorten(written) };
}

function shorten(code: string): string {
  const [first = ''] = code.split('\n');
  return first.length > 160 ? `${first.slice(0, 160)}…` : first;
}
