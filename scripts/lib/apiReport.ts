import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { root } from './run.ts';

const manifestSchema = z.object({ exports: z.record(z.string(), z.unknown()) });
const typedSchema = z.object({ types: z.templateLiteral(['./dist/', z.string()]) });

/** Lines of a declaration that are printed. */
const LONGEST = 40;

const blockStatement =
  /^(?:export )?(?:declare )?(?:abstract )?(?:interface|class|namespace|enum) /;
const declaration =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) ([\w$]+)/;

/** Splits a declaration file as `tsc` writes it into its statements, without comments. */
function statementsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  // Strings are skipped as a whole: they may contain brackets.
  for (const { 0: token, index } of source.matchAll(/(['"`])(?:\\.|(?!\1).)*\1|[(){}[\];]/gs)) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    const statement = source.slice(start, index + 1).trim();
    const isEnd = token === ';' || (token === '}' && blockStatement.test(statement));
    if (depth > 0 || !isEnd) continue;
    if (statement !== ';') statements.push(statement);
    start = index + 1;
  }
  return statements;
}

/** The specifiers of `{ a, type b as c }`. */
function specifiersOf(list: string): { local: string; exported: string }[] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [local = '', exported = local] = part.split(' as ');
      return { local, exported };
    });
}

const fileOf = (from: string, specifier: string) =>
  join(dirname(from), specifier.replace(/\.(?:tsx?|js)$/, '.d.ts'));

/** The exports of a declaration file by name, each with its declaration; all overloads of a function. */
function exportsOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const locals = new Map<string, string>();
  const statements = statementsOf(file);
  for (const statement of statements) {
    const name = declaration.exec(statement)?.[1];
    if (name === undefined) continue;
    const text = statement.replace(/^export /, '').replace(/^declare /, '');
    const before = locals.get(name);
    locals.set(name, before === undefined ? text : `${before}\n${text}`);
  }
  for (const statement of statements) {
    const name = statement.startsWith('export ') ? declaration.exec(statement)?.[1] : undefined;
    if (name !== undefined) found.set(name, locals.get(name) ?? '');

    const [, all] = /^export \* from ['"](\.[^'"]+)['"]/.exec(statement) ?? [];
    if (all !== undefined)
      for (const [key, text] of exportsOf(fileOf(file, all))) found.set(key, text);

    const [, list, source] =
      /^export (?:type )?\{([^}]*)\}(?: from ['"]([^'"]+)['"])?/.exec(statement) ?? [];
    if (list === undefined) continue;
    const theirs = source?.startsWith('.') ? exportsOf(fileOf(file, source)) : locals;
    for (const { local, exported } of specifiersOf(list)) {
      found.set(exported, theirs.get(local) ?? `export { ${local} } from '${source ?? file}';`);
    }
  }
  return found;
}

/** Inferred schemas have thousands of lines, which no review covers: a hash stands for all after the first. */
function shortened(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length <= LONGEST) return lines.join('\n');
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
  return [...lines.slice(0, LONGEST), `… ${lines.length - LONGEST} more lines, ${hash}`].join('\n');
}

/** Every entry of a built package, with the names and the signatures that it exports, as text. */
export function apiReport(folder: string): string {
  const home = join(root, 'packages', folder);
  const { exports } = manifestSchema.parse(
    JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')),
  );
  return Object.entries(exports)
    .map(([entry, target]) => {
      const typed = typedSchema.safeParse(target);
      if (!typed.success) return `# ${entry}\n`;
      const names = [...exportsOf(join(home, typed.data.types))].toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      return [
        `# ${entry}: ${names.length} names`,
        ...names.map(([, text]) => shortened(text)),
        '',
      ].join('\n\n');
    })
    .join('\n');
}
