import type { CodeNeeds, NeededType, NeededVariable, UnreadablePart } from './codeNeeds.ts';
import {
  argumentsOf,
  childrenOf,
  importsOf,
  lastNameOf,
  nodesOf,
  parsePython,
  stringOf,
} from './syntax.ts';
import type { PythonFile, SyntaxNode } from './syntax.ts';

/** A class of the code, or another name of one: `Base = BaseSettings`. */
interface PythonClass {
  name: string;
  bases: readonly string[];
  node: SyntaxNode;
  file: PythonFile;
  isDataclass: boolean;
}

/** Settings of a class that decide the names of its variables. */
interface SettingsConfig {
  prefix: string;
  delimiter: string | undefined;
  isCaseSensitive: boolean;
  byName: boolean;
  /** The setting that could not be read, so that no name is certain. */
  unreadable: string | undefined;
}

interface Field {
  name: string;
  isRequired: boolean;
  type: FieldType;
  /** Names in place of the field's; `undefined` without an alias. */
  aliases: readonly string[] | undefined;
  /** The option that could not be read, so that its name is not certain. */
  unreadable: string | undefined;
  path: string;
  line: number;
}

interface FieldType {
  type: NeededType;
  /** Whether nested variables may provide it. */
  isNested: boolean;
  /** Whether it is a class variable, and so no field. */
  isClassVariable: boolean;
}

/** Finds the variables of the classes that extend `BaseSettings`, as pydantic-settings 2 names them. */
export function readSettings(files: readonly PythonFile[]): CodeNeeds {
  const all = files.flatMap(classesOf);
  const isClass = ({ node }: PythonClass) => node.name === 'ClassDefinition';
  // Another file may use the name of a class for something else.
  const byRank = [...all.filter((each) => !isClass(each)), ...all.filter(isClass)];
  const classes = new Map(byRank.map((each) => [each.name, each]));
  const variables: NeededVariable[] = [];
  const unreadable: UnreadablePart[] = [];
  const extended = new Set(all.flatMap(({ name, bases }) => bases.filter((base) => base !== name)));
  for (const each of all) {
    // One that others extend is read as part of them.
    if (extended.has(each.name)) continue;
    const ancestors = lineage(each, classes);
    if (!extendsAny(ancestors, ['BaseSettings'], classes)) continue;
    const config = configOf(ancestors);
    for (const field of fieldsOf(ancestors, classes).values()) {
      const { name, path, line } = field;
      const part = config.unreadable ?? field.unreadable;
      if (part !== undefined) unreadable.push({ path, line, text: `${name} (${part})` });
      else variables.push(toVariable(field, config));
    }
  }
  return { variables, unreadable };
}

function toVariable(field: Field, config: SettingsConfig): NeededVariable {
  const { prefix, delimiter, isCaseSensitive, byName } = config;
  const own = prefix + field.name;
  const spelled =
    field.aliases === undefined ? [own] : [...field.aliases, ...(byName ? [own] : [])];
  const names = isCaseSensitive ? spelled : spelled.map((name) => name.toUpperCase());
  const nested = field.type.isNested && delimiter !== undefined ? names[0] : undefined;
  return {
    names: [...new Set(names)],
    isCaseSensitive,
    isRequired: field.isRequired,
    type: field.type.type,
    nestedPrefix: nested === undefined ? undefined : nested + delimiter,
    uses: [{ path: field.path, line: field.line }],
  };
}

const dataclass = /^@\s*(?:\w+\s*\.\s*)?dataclass\b/;

function classesOf(file: PythonFile): PythonClass[] {
  const aliases = new Map<string, string>();
  const found: PythonClass[] = [];
  for (const node of nodesOf(file)) {
    if (node.name === 'ImportStatement') {
      for (const { name, imported } of importsOf(node, file)) aliases.set(name, imported);
    }
    const isClass = node.name === 'ClassDefinition';
    const isAlias =
      node.name === 'TypeDefinition' ||
      (node.name === 'AssignStatement' && node.parent?.name === file.root.name);
    const name = isClass || isAlias ? node.getChild('VariableName') : null;
    if (name === null) continue;
    const extended = isClass ? argumentsOf(node, file).positional : [node.lastChild];
    const bases = extended.flatMap((base) => {
      // `Base[T]`, a generic class.
      const named =
        base?.name === 'MemberExpression' && base.lastChild?.name === ']' ? base.firstChild : base;
      const written = lastNameOf(named, file);
      return written === undefined ? [] : [aliases.get(written) ?? written];
    });
    const decorators =
      node.parent?.name === 'DecoratedStatement' ? node.parent.getChildren('Decorator') : [];
    const isDataclass = decorators.some((each) => dataclass.test(file.textOf(each)));
    found.push({ name: file.textOf(name), bases, node, file, isDataclass });
  }
  return found;
}

/** Whether one of these classes extends a class of pydantic, by the names of their bases. */
function extendsAny(
  ancestors: readonly PythonClass[],
  names: readonly string[],
  classes: ReadonlyMap<string, PythonClass>,
): boolean {
  return ancestors.some(({ bases }) =>
    bases.some((base) => {
      // The code may define a class of the same name, which is another one unless it extends that of pydantic.
      const own = classes.get(base);
      return names.includes(base) && (own === undefined || own.bases.includes(base));
    }),
  );
}

/** Returns the class and those that it extends, the class itself last. Not recursive: a chain of classes may be long. */
function lineage(each: PythonClass, classes: ReadonlyMap<string, PythonClass>): PythonClass[] {
  const ordered = new Set<PythonClass>();
  const seen = new Set<PythonClass>();
  const open = [each];
  for (let next = open.at(-1); next !== undefined; next = open.at(-1)) {
    if (seen.has(next)) {
      ordered.add(next);
      open.pop();
      continue;
    }
    seen.add(next);
    for (const name of next.bases) {
      const base = classes.get(name);
      if (base !== undefined && !seen.has(base)) open.push(base);
    }
  }
  return [...ordered];
}

function statementsOf({ node }: PythonClass): SyntaxNode[] {
  const body = node.getChild('Body');
  return body === null
    ? []
    : childrenOf(body).flatMap((child) =>
        child.name === 'StatementGroup' ? childrenOf(child) : [child],
      );
}

function configOf(ancestors: readonly PythonClass[]): SettingsConfig {
  const options = new Map<string, SyntaxNode>();
  const fileOf = new Map<SyntaxNode, PythonFile>();
  let unreadable: string | undefined;
  for (const ancestor of ancestors) {
    const { file } = ancestor;
    const set = (name: string, value: SyntaxNode) => {
      options.set(name, value);
      fileOf.set(value, file);
    };
    for (const statement of statementsOf(ancestor)) {
      const target = statement.firstChild;
      if (
        statement.name === 'AssignStatement' &&
        target !== null &&
        file.textOf(target) === 'model_config'
      ) {
        const found = dictionaryOf(statement.lastChild, file);
        if (found === undefined) unreadable = 'model_config';
        else for (const [name, value] of found) set(name, value);
      }
      // As in pydantic 1, which pydantic 2 still accepts.
      const name = statement.name === 'ClassDefinition' ? statement.getChild('VariableName') : null;
      if (name !== null && file.textOf(name) === 'Config') {
        for (const inner of childrenOf(statement.getChild('Body') ?? statement)) {
          const key = inner.name === 'AssignStatement' ? inner.firstChild : null;
          if (key !== null && inner.lastChild !== null) set(file.textOf(key), inner.lastChild);
        }
      }
    }
    for (const [name, value] of argumentsOf(ancestor.node, file).keywords) set(name, value);
  }

  const text = (name: string) => {
    const node = options.get(name);
    const file = node && fileOf.get(node);
    if (node === undefined || file === undefined || node.name === 'None') return undefined;
    const value = stringOf(node, file);
    if (value === undefined) unreadable = name;
    return value;
  };
  const isOn = (name: string) => {
    const node = options.get(name);
    const file = node && fileOf.get(node);
    if (node === undefined || file === undefined || node.name === 'None') return false;
    if (node.name !== 'Boolean') unreadable = name;
    return file.textOf(node) === 'True';
  };
  const prefix = text('env_prefix') ?? '';
  const delimiter = text('env_nested_delimiter');
  const isCaseSensitive = isOn('case_sensitive');
  const byName = isOn('populate_by_name') || isOn('validate_by_name');
  // Both change names in ways that this does not follow.
  unreadable =
    ['alias_generator', 'env_prefix_target'].find((name) => options.has(name)) ?? unreadable;
  return { prefix, delimiter, isCaseSensitive, byName, unreadable };
}

/** Returns the entries of `SettingsConfigDict(…)`, `dict(…)` or `{…}`; `undefined` for anything else. */
function dictionaryOf(
  node: SyntaxNode | null,
  file: PythonFile,
): ReadonlyMap<string, SyntaxNode> | undefined {
  if (node?.name === 'CallExpression') {
    const { keywords, positional, isUnpacked } = argumentsOf(node, file);
    return positional.length > 0 || isUnpacked ? undefined : keywords;
  }
  if (node?.name !== 'DictionaryExpression') return undefined;
  const found = new Map<string, SyntaxNode>();
  const parts = childrenOf(node).filter(({ name }) => !/^[{},]$|^Comment$/.test(name));
  for (let index = 0; index < parts.length; index += 3) {
    const [key, colon, value] = parts.slice(index, index + 3);
    const name = stringOf(key, file);
    if (name === undefined || colon?.name !== ':' || value === undefined) return undefined;
    found.set(name, value);
  }
  return found;
}

function fieldsOf(
  ancestors: readonly PythonClass[],
  classes: ReadonlyMap<string, PythonClass>,
): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  for (const ancestor of ancestors) {
    for (const statement of statementsOf(ancestor)) {
      if (statement.name !== 'AssignStatement') continue;
      const field = fieldOf(statement, ancestor.file, classes);
      if (field !== undefined) fields.set(field.name, field);
    }
  }
  return fields;
}

/** Returns the field that a statement of a class declares, if it declares one. */
function fieldOf(
  statement: SyntaxNode,
  file: PythonFile,
  classes: ReadonlyMap<string, PythonClass>,
): Field | undefined {
  const [target, annotation, , value] = childrenOf(statement);
  if (target?.name !== 'VariableName' || annotation?.name !== 'TypeDef') return undefined;
  const name = file.textOf(target);
  if (name.startsWith('_') || name === 'model_config') return undefined;
  const written = annotation.lastChild;
  const type = typeOf(written, file, classes);
  if (type.isClassVariable) return undefined;

  const calls = [value, ...metadataOf(written, file)].filter(
    (call) => call?.name === 'CallExpression' && lastNameOf(call.firstChild, file) === 'Field',
  );
  let isRequired = value === undefined || value.name === 'Ellipsis' || calls.includes(value);
  let aliases: readonly string[] | undefined;
  let unreadable: string | undefined;
  for (const call of calls.filter((each) => each !== undefined).toReversed()) {
    const { positional, keywords, isUnpacked } = argumentsOf(call, file);
    if (isUnpacked) unreadable = 'Field(**…)';
    const given = positional[0] ?? keywords.get('default');
    if (keywords.has('default_factory') || (given !== undefined && given.name !== 'Ellipsis')) {
      isRequired = false;
    }
    const alias = keywords.get('validation_alias') ?? keywords.get('alias');
    if (alias === undefined) continue;
    const found = aliasesOf(alias, file);
    if (found === undefined) unreadable = file.textOf(alias);
    else aliases = found;
  }
  const place = { path: file.path, line: file.lineOf(statement) };
  return { name, isRequired, type, aliases, unreadable, ...place };
}

/** Returns the names in `"NAME"`, `AliasChoices(…)` or `AliasPath(…)`; `undefined` for anything else. */
function aliasesOf(node: SyntaxNode, file: PythonFile): readonly string[] | undefined {
  const text = stringOf(node, file);
  if (text !== undefined) return [text];
  if (node.name !== 'CallExpression') return undefined;
  const { positional } = argumentsOf(node, file);
  const [first] = positional;
  const callee = lastNameOf(node.firstChild, file);
  if (callee === 'AliasPath') return first && aliasesOf(first, file);
  if (callee !== 'AliasChoices') return undefined;
  const all = positional.map((each) => aliasesOf(each, file));
  return all.includes(undefined) ? undefined : all.flatMap((names) => names ?? []);
}

/** Returns the name and the arguments of `Name[…]`. */
function subscriptOf(
  node: SyntaxNode | null | undefined,
  file: PythonFile,
): { name: string | undefined; items: SyntaxNode[] } | undefined {
  if (node?.name !== 'MemberExpression' || node.lastChild?.name !== ']') return undefined;
  const parts = childrenOf(node);
  const open = parts.findIndex(({ name }) => name === '[');
  const items = parts.slice(open + 1, -1).filter(({ name }) => name !== ',');
  const [only] = items;
  const isTuple = items.length === 1 && only?.name === 'TupleExpression';
  return {
    name: lastNameOf(node.firstChild, file),
    items: isTuple ? childrenOf(only).filter(({ name }) => !/^[(),]$/.test(name)) : items,
  };
}

/** Returns what stands after the type in `Annotated[…]`. */
function metadataOf(node: SyntaxNode | null | undefined, file: PythonFile): SyntaxNode[] {
  const subscript = subscriptOf(node, file);
  return subscript?.name === 'Annotated' ? subscript.items.slice(1) : [];
}

const simpleTypes: Readonly<Partial<Record<string, NeededType>>> = {
  bool: 'bool',
  StrictBool: 'bool',
  int: 'int',
  PositiveInt: 'int',
  NegativeInt: 'int',
  NonNegativeInt: 'int',
  NonPositiveInt: 'int',
  float: 'float',
  PositiveFloat: 'float',
  NonNegativeFloat: 'float',
  Json: 'json',
  HttpUrl: 'httpUrl',
  AnyHttpUrl: 'httpUrl',
  PostgresDsn: 'postgresDsn',
  RedisDsn: 'redisDsn',
};

const urls =
  /^(?:AnyUrl|FileUrl|FtpUrl|(?:Any)?WebsocketUrl|(?:Amqp|ClickHouse|Cockroach|Kafka|MariaDB|Mongo|MySQL|Nats|Snowflake)Dsn)$/;

const collections =
  /^(?:list|set|frozenset|tuple|dict|deque|List|Set|FrozenSet|Tuple|Dict|Deque|Sequence|MutableSequence|Mapping|MutableMapping|DefaultDict|OrderedDict)$/;

const plain: FieldType = { type: 'any', isNested: false, isClassVariable: false };

/** Returns the kind of value that a type needs. A type that is unknown accepts any text. */
function typeOf(
  node: SyntaxNode | null | undefined,
  file: PythonFile,
  classes: ReadonlyMap<string, PythonClass>,
): FieldType {
  if (node === null || node === undefined) return plain;
  if (node.name === 'String') {
    const text = stringOf(node, file) ?? '';
    const quoted = parsePython(text);
    return typeOf(quoted.root.firstChild?.firstChild, quoted, classes);
  }
  if (node.name === 'BinaryExpression') {
    const members = childrenOf(node).filter(({ name }) => name !== 'BitOp');
    return unionOf(
      members.filter(({ name }) => name !== 'None').map((each) => typeOf(each, file, classes)),
    );
  }
  const subscript = subscriptOf(node, file);
  const name = subscript?.name ?? lastNameOf(node, file) ?? '';
  if (name === 'ClassVar') return { ...plain, isClassVariable: true };
  if (subscript !== undefined) {
    const items = subscript.items
      .filter((item) => item.name !== 'None')
      .map((item) => typeOf(item, file, classes));
    if (name === 'Annotated') {
      const metadata = metadataOf(node, file).map((each) => lastNameOf(each, file));
      return metadata.includes('NoDecode') ? plain : (items[0] ?? plain);
    }
    if (name === 'Optional' || name === 'Union') return unionOf(items);
  }
  const known = classes.get(name);
  if (known !== undefined) {
    const isModel =
      known.isDataclass ||
      extendsAny(lineage(known, classes), ['BaseModel', 'BaseSettings'], classes);
    return isModel ? { type: 'object', isNested: true, isClassVariable: false } : plain;
  }
  if (collections.test(name)) {
    const isMap = /dict|mapping/i.test(name);
    return { type: isMap ? 'object' : 'list', isNested: isMap, isClassVariable: false };
  }
  return { ...plain, type: simpleTypes[name] ?? (urls.test(name) ? 'url' : 'any') };
}

/** A union accepts what each member accepts: any text, unless all need the same. */
function unionOf(members: readonly FieldType[]): FieldType {
  const [first = plain, ...others] = members;
  return {
    type: others.every(({ type }) => type === first.type) ? first.type : 'any',
    isNested: members.some(({ isNested }) => isNested),
    isClassVariable: false,
  };
}
