import { childrenOf, importsOf, lastNameOf, parsePython } from './syntax.ts';
import type { PythonFile, SyntaxNode } from './syntax.ts';

/**
 * Whether a Python module may hold a FastAPI app: whether it binds one when it is imported, as far as its text says. It
 * is not run, so a name that could be an app counts as one.
 * @param name Name of the app. @default any
 */
export function mayHoldApp(text: string, name?: string): boolean {
  const file = parsePython(text);
  if (file.rest !== undefined) return true;
  const bindings = moduleBindings(file);
  if (bindings.some((binding) => binding.kind === 'import' && binding.name === '*')) return true;
  const imports = importsIn(bindings);
  const isOther = (binding: Binding) => frameworkOf(binding, imports) !== undefined;
  if (name !== undefined) {
    return bindings.some((binding) => binding.name === name && !isOther(binding));
  }
  const classes = new Set(['FastAPI']);
  for (const binding of bindings) {
    if (binding.kind === 'import' && binding.imported === 'FastAPI') classes.add(binding.name);
  }
  return bindings.some((binding) => {
    if (binding.kind === 'import') return appName.test(binding.name);
    if (binding.kind === 'other') return false;
    if (isOther(binding)) return false;
    const { name: bound, callee } = binding;
    const isCreated = callee !== undefined && (classes.has(callee) || appFactory.test(callee));
    return isCreated || appName.test(bound);
  });
}

/**
 * Returns the framework other than FastAPI whose app a Python module binds.
 * @param name Name of the app. @default any
 */
export function otherFrameworkOf(text: string, name?: string): string | undefined {
  const bindings = moduleBindings(parsePython(text));
  const imports = importsIn(bindings);
  return bindings
    .filter((binding) => name === undefined || binding.name === name)
    .map((binding) => frameworkOf(binding, imports))
    .find((framework) => framework !== undefined);
}

/** Frameworks other than FastAPI, by the package and the class or function that creates an app. */
const otherFrameworks: ReadonlyMap<string, string> = new Map([
  ['aiohttp.Application', 'aiohttp'],
  ['blacksheep.Application', 'BlackSheep'],
  ['bottle.Bottle', 'Bottle'],
  ['celery.Celery', 'Celery'],
  ['chalice.Chalice', 'Chalice'],
  ['dash.Dash', 'Dash'],
  ['django.get_asgi_application', 'Django'],
  ['django.get_wsgi_application', 'Django'],
  ['falcon.App', 'Falcon'],
  ['flask.Flask', 'Flask'],
  ['litestar.Litestar', 'Litestar'],
  ['quart.Quart', 'Quart'],
  ['robyn.Robyn', 'Robyn'],
  ['sanic.Sanic', 'Sanic'],
  ['starlette.Starlette', 'Starlette'],
  ['tornado.Application', 'Tornado'],
  ['typer.Typer', 'Typer'],
]);

type ImportBinding = Extract<Binding, { kind: 'import' }>;

/** Returns the imports of a module by the names that they bind. */
function importsIn(bindings: readonly Binding[]): ReadonlyMap<string, ImportBinding> {
  return new Map(
    bindings.flatMap((each) => (each.kind === 'import' ? [[each.name, each] as const] : [])),
  );
}

function frameworkOf(
  binding: Binding,
  imports: ReadonlyMap<string, ImportBinding>,
): string | undefined {
  if (binding.kind !== 'value' || binding.callee === undefined) return undefined;
  const { callee, object } = binding;
  const source = imports.get(object ?? callee);
  if (source === undefined) return undefined;
  // `web.Application()` is named by its own last part, `Web()` by the name that it was imported as.
  const created = object === undefined ? source.imported : callee;
  return otherFrameworks.get(`${source.package}.${created}`);
}

const appName = /^(?:app|api|application)$|_(?:app|api)$/i;
const appFactory = /(?:^|_)(?:app|api|application)$/i;

type Binding =
  /** `imported`: its name in the module that it is imported from. `package`: first part of that module. */
  | { kind: 'import'; name: string; imported: string; package: string }
  /** `callee`: the function that is called for its value. `object`: `a` of `a.b.callee()`. */
  | { kind: 'value'; name: string; callee: string | undefined; object: string | undefined }
  /** A function, a class or a literal. */
  | { kind: 'other'; name: string };

/** Statements whose body belongs to the module. */
const blocks: ReadonlySet<string> = new Set([
  'IfStatement',
  'TryStatement',
  'WithStatement',
  'ForStatement',
  'WhileStatement',
  'MatchStatement',
  'MatchBody',
  'MatchClause',
  'Body',
  'StatementGroup',
]);

/** Returns the names that a module binds when it is imported, in order. */
function moduleBindings(file: PythonFile): Binding[] {
  const found: Binding[] = [];
  function visit(parent: SyntaxNode) {
    for (const node of childrenOf(parent)) {
      if (blocks.has(node.name)) visit(node);
      else if (node.name === 'ImportStatement') {
        for (const { name, imported, package: from } of importsOf(node, file)) {
          found.push({ kind: 'import', name, imported, package: from });
        }
      } else if (node.name === 'AssignStatement') found.push(...assignBindings(node, file));
      else {
        const definition = node.name === 'DecoratedStatement' ? node.lastChild : node;
        const isDefinition = /^(?:Function|Class)Definition$/.test(definition?.name ?? '');
        const name = isDefinition ? definition?.getChild('VariableName') : undefined;
        if (name) found.push({ kind: 'other', name: file.textOf(name) });
      }
    }
  }
  visit(file.root);
  return found;
}

/** Values that are not an app. */
const literals: ReadonlySet<string> = new Set([
  'String',
  'FormatString',
  'ContinuedString',
  'Number',
  'Boolean',
  'None',
  'ArrayExpression',
  'DictionaryExpression',
  'SetExpression',
  'TupleExpression',
  'LambdaExpression',
  'BinaryExpression',
  'UnaryExpression',
  'ArrayComprehensionExpression',
  'DictionaryComprehensionExpression',
]);

function assignBindings(node: SyntaxNode, file: PythonFile): Binding[] {
  const parts = childrenOf(node);
  const lastOperator = parts.findLastIndex(({ name }) => name === 'AssignOp');
  if (lastOperator === -1) return [];
  const value = parts[lastOperator + 1];
  const isLiteral = value !== undefined && literals.has(value.name);
  const called = value?.name === 'CallExpression' ? value.firstChild : undefined;
  const callee = lastNameOf(called, file);
  const object = called && callee !== undefined ? objectOf(called, file) : undefined;
  return parts
    .slice(0, lastOperator)
    .filter(({ name }) => name === 'VariableName')
    .map((target) => {
      const name = file.textOf(target);
      return isLiteral ? { kind: 'other', name } : { kind: 'value', name, callee, object };
    });
}

/** Returns the first name of `name.name`; `undefined` for a name alone. */
function objectOf(node: SyntaxNode, file: PythonFile): string | undefined {
  if (node.name !== 'MemberExpression') return undefined;
  const object = node.firstChild;
  if (object?.name === 'VariableName') return file.textOf(object);
  return object === null ? undefined : objectOf(object, file);
}
