import type { CodeNeeds, NeededVariable, UnreadablePart } from './codeNeeds.ts';
import { argumentsOf, childrenOf, importsOf, lastNameOf, nodesOf, stringOf } from './syntax.ts';
import type { PythonFile, SyntaxNode } from './syntax.ts';

/** Names under which a file knows `os`, `os.environ` and `os.getenv`. */
interface OsNames {
  modules: ReadonlySet<string>;
  environ: ReadonlySet<string>;
  getenv: ReadonlySet<string>;
}

/** Finds the variables that a file reads from `os.environ` and by `os.getenv`. */
export function readEnvironReads(file: PythonFile): CodeNeeds {
  const os = osNames(file);
  const variables: NeededVariable[] = [];
  const optional = new Set<string>();
  const unreadable: UnreadablePart[] = [];

  function add(read: SyntaxNode, key: SyntaxNode | undefined, isRequired: boolean) {
    const name = stringOf(key, file);
    const place = { path: file.path, line: file.lineOf(read) };
    if (name === undefined) unreadable.push({ ...place, text: file.textOf(read) });
    else {
      variables.push({
        names: [name],
        isCaseSensitive: true,
        isRequired,
        type: 'any',
        uses: [place],
      });
    }
  }

  // Ends of the statements that the current node is in.
  let tryEnd = 0;
  let targetsEnd = 0;
  for (const node of nodesOf(file)) {
    const children = childrenOf(node);
    const [first, operator, key] = children;
    if (node.name === 'TryStatement') tryEnd = Math.max(tryEnd, node.to);
    const isCaught = node.from < tryEnd;
    if (node.name === 'AssignStatement') {
      targetsEnd = children.findLast(({ name }) => name === 'AssignOp')?.from ?? 0;
    }
    if (node.name === 'MemberExpression' && operator?.name === '[' && isEnviron(first, os, file)) {
      const { name: parent } = node.parent ?? file.root;
      const isSet = parent === 'AssignStatement' && node.from < targetsEnd;
      if (!isSet && parent !== 'DeleteStatement') add(node, key, !isCaught);
    } else if (node.name === 'CallExpression') {
      const { positional, keywords } = argumentsOf(node, file);
      const name = positional[0] ?? keywords.get('key');
      const method = first?.name === 'MemberExpression' ? lastNameOf(first, file) : undefined;
      if (isGetenv(first, os, file)) add(node, name, false);
      else if (method !== undefined && isEnviron(first?.firstChild, os, file)) {
        if (method === 'get' || method === 'setdefault') add(node, name, false);
        if (method === 'pop') add(node, name, positional.length === 1 && !isCaught);
      }
    } else if (node.name === 'BinaryExpression') {
      // `"NAME" in os.environ`: the code does without it.
      const isTested =
        children.some(({ name }) => name === 'in') && isEnviron(node.lastChild, os, file);
      const name = isTested ? stringOf(first, file) : undefined;
      if (name !== undefined) optional.add(name);
    }
  }
  return {
    variables: variables.map((variable) =>
      optional.has(variable.names[0] ?? '') ? { ...variable, isRequired: false } : variable,
    ),
    unreadable,
  };
}

function osNames(file: PythonFile): OsNames {
  const modules = new Set<string>();
  const environ = new Set<string>();
  const getenv = new Set<string>();
  for (const node of nodesOf(file)) {
    if (node.name !== 'ImportStatement') continue;
    const module = node.getChild('VariableName');
    for (const { name, imported, isModule } of importsOf(node, file)) {
      if (isModule && imported === 'os') modules.add(name);
      if (!isModule && module !== null && file.textOf(module) === 'os') {
        if (imported === 'environ') environ.add(name);
        if (imported === 'getenv') getenv.add(name);
      }
    }
  }
  return { modules, environ, getenv };
}

function isEnviron(node: SyntaxNode | null | undefined, os: OsNames, file: PythonFile): boolean {
  return isFromOs(node, 'environ', os.environ, os, file);
}

function isGetenv(node: SyntaxNode | null | undefined, os: OsNames, file: PythonFile): boolean {
  return isFromOs(node, 'getenv', os.getenv, os, file);
}

/** Whether a node is `os.NAME` or a name that it was imported as. */
function isFromOs(
  node: SyntaxNode | null | undefined,
  name: string,
  imported: ReadonlySet<string>,
  { modules }: OsNames,
  file: PythonFile,
): boolean {
  if (node?.name === 'VariableName') return imported.has(file.textOf(node));
  if (node?.name !== 'MemberExpression' || node.lastChild?.name !== 'PropertyName') return false;
  const module = node.firstChild;
  return (
    module?.name === 'VariableName' &&
    modules.has(file.textOf(module)) &&
    file.textOf(node.lastChild) === name
  );
}
