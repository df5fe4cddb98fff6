import { parser } from '@lezer/python';

/** A node of the syntax tree of a Python file. */
export type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** A parsed Python file. */
export interface PythonFile {
  path: string;
  root: SyntaxNode;
  /** Returns the line of a node, from 1. */
  lineOf: (node: SyntaxNode) => number;
  textOf: (node: SyntaxNode) => string;
  /** The part that is not parsed, because it takes too long. */
  rest: { line: number; text: string } | undefined;
}

/** Time after which a file is not parsed further: about 1 MB of usual code, and less of code that is full of errors. */
const longestParseMs = 1000;

/** Parses a Python file. The tree of a file with errors has error nodes, and the rest is as if they were right. */
export function parsePython(text: string, path = ''): PythonFile {
  const parse = parser.startParse(text);
  const deadline = performance.now() + longestParseMs;
  let tree = parse.advance();
  while (tree === null) {
    if (parse.stoppedAt === null && performance.now() > deadline) parse.stopAt(parse.parsedPos);
    tree = parse.advance();
  }
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineAt = (at: number) => countBelow(breaks, at) + 1;
  const at = parse.stoppedAt;
  return {
    path,
    lineOf: ({ from }) => lineAt(from),
    root: tree.topNode,
    textOf: ({ from, to }) => text.slice(from, to),
    rest: at === null ? undefined : { line: lineAt(at), text: text.slice(at, at + 40) },
  };
}

/** Returns the number of sorted values below a limit. A binary search: code may have a read in each of its lines. */
function countBelow(values: readonly number[], limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the children of a node, tokens included. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
  return found;
}

/** Returns all nodes of a file, in the order of the text. Not recursive: code may nest deeply. */
export function* nodesOf({ root }: PythonFile): Generator<SyntaxNode> {
  const cursor = root.cursor();
  do yield cursor.node;
  while (cursor.next());
}

/** Returns the last name of `name` or `module.name`. */
export function lastNameOf(
  node: SyntaxNode | null | undefined,
  { textOf }: PythonFile,
): string | undefined {
  const name = node?.name === 'MemberExpression' ? node.lastChild : node;
  return name?.name === 'VariableName' || name?.name === 'PropertyName' ? textOf(name) : undefined;
}

/** A name that an import binds. */
export interface ImportedName {
  /** Name in this file; `*` for all names. */
  name: string;
  /** Name in the module that it is imported from, or the module. */
  imported: string;
  /** First part of the module that it is imported from: `a` for `a.b`, '' for a relative import. */
  package: string;
  isModule: boolean;
}

/** Returns the names that an `ImportStatement` binds. */
export function importsOf(node: SyntaxNode, { textOf }: PythonFile): ImportedName[] {
  const isModule = node.firstChild?.name === 'import';
  const source = isModule ? null : node.firstChild?.nextSibling;
  const from = source?.name === 'VariableName' ? textOf(source) : '';
  const found: ImportedName[] = [];
  let isName = false;
  let before = '';
  for (const child of childrenOf(node)) {
    const last = found.at(-1);
    if (child.name === 'import') isName = true;
    else if (isName && child.name === '*') {
      found.push({ name: '*', imported: '*', package: from, isModule });
    } else if (isName && child.name === 'VariableName') {
      const name = textOf(child);
      if (before === 'as' && last) last.name = name;
      // `import a.b` binds `a`.
      else if (before !== '.') {
        found.push({ name, imported: name, package: isModule ? name : from, isModule });
      }
    }
    before = child.name;
  }
  return found;
}

/** Returns the text of a string without interpolation; `undefined` for any other node. */
export function stringOf(
  node: SyntaxNode | null | undefined,
  file: PythonFile,
): string | undefined {
  if (node?.name === 'ContinuedString') {
    const parts = childrenOf(node).map((child) => stringOf(child, file));
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (node?.name === 'ParenthesizedExpression') {
    return stringOf(node.firstChild?.nextSibling, file);
  }
  if (node?.name !== 'String') return undefined;
  const match = /^([ru]?)('''|"""|'|")([\s\S]*)\2$/i.exec(file.textOf(node));
  const content = match?.[3];
  // Names of variables need no escapes.
  return content?.includes('\\') === true ? undefined : content;
}

/** Arguments of a call. */
export interface CallArguments {
  positional: SyntaxNode[];
  keywords: ReadonlyMap<string, SyntaxNode>;
  /** Whether some are unpacked, as in `call(**options)`. */
  isUnpacked: boolean;
}

/** Returns the arguments of a `CallExpression` or a `ClassDefinition`. */
export function argumentsOf(call: SyntaxNode, { textOf }: PythonFile): CallArguments {
  const positional: SyntaxNode[] = [];
  const keywords = new Map<string, SyntaxNode>();
  let isUnpacked = false;
  const list = call.getChild('ArgList');
  const groups: SyntaxNode[][] = [[]];
  for (const child of list === null ? [] : childrenOf(list)) {
    if (child.name === ',') groups.push([]);
    else if (child.name !== '(' && child.name !== ')' && child.name !== 'Comment') {
      groups.at(-1)?.push(child);
    }
  }
  for (const [first, operator, value] of groups) {
    if (first === undefined) continue;
    if (first.name === '*' || first.name === '**') isUnpacked = true;
    else if (operator?.name === 'AssignOp' && value !== undefined) {
      keywords.set(textOf(first), value);
    } else positional.push(first);
  }
  return { positional, keywords, isUnpacked };
}
