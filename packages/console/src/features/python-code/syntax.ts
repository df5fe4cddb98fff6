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
}

/** Parses a Python file. The tree of a file with errors has error nodes, and the rest is as if they were right. */
export function parsePython(text: string, path = ''): PythonFile {
  return {
    path,
    lineOf: ({ from }) => text.slice(0, from).split('\n').length,
    root: parser.parse(text).topNode,
    textOf: ({ from, to }) => text.slice(from, to),
  };
}

/** Returns the children of a node, tokens included. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
  return found;
}

/** Returns the node and everything below it, in the order of the text. */
export function* descendantsOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* descendantsOf(child);
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
