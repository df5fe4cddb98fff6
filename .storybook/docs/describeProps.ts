import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

const read = (value: unknown, key: string): unknown =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)
    ? Reflect.get(value, key)
    : undefined;

/** The docstring of a prop, with its tags: Storybook has it without. */
function docstringOf(component: unknown, name: string): string | undefined {
  const docstring = read(read(read(read(component, '__docgenInfo'), 'props'), name), 'description');
  return typeof docstring === 'string' ? docstring : undefined;
}

/** Without tags, and links as code: there is nothing to link to on the page. */
const toMarkdown = (docstring: string) =>
  docstring.replace(/\s*@default.*/s, '').replaceAll(/\{@link (\w+)\}/g, '`$1`');

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The source of a type as react-docgen describes it. */
function sourceOf(type: unknown): string {
  const source = read(type, 'raw') ?? read(type, 'name');
  return typeof source === 'string' ? source : 'unknown';
}

/** The data of a `Loadable`, which react-docgen replaces by its definition; `undefined` for other types. */
function loadableData(component: unknown, name: string): unknown {
  const type = read(read(read(read(component, '__docgenInfo'), 'props'), name), 'tsType');
  if (!sourceOf(type).startsWith("| { status: 'loading'")) return undefined;
  const ready = list(read(type, 'elements')).at(-1);
  const properties = list(read(read(ready, 'signature'), 'properties'));
  return read(
    properties.find((property) => read(property, 'key') === 'data'),
    'value',
  );
}

/** Source text of a type, for props of which only "union" or the name of a generic is known otherwise. */
function typeOf({ name, type, table }: StrictInputType, component: unknown): string | undefined {
  const data = loadableData(component, name);
  if (data !== undefined) {
    const source = sourceOf(data);
    return `Loadable<${source === 'unknown' ? 'readonly …[]' : source.replaceAll(/\s+/g, ' ')}>`;
  }
  const isPart = type?.name === 'other' || type?.name === 'union' || type?.name === 'enum';
  const written = isPart && type.raw !== undefined ? type.raw : table?.type?.summary;
  // react-docgen does not support `readonly`.
  return written === 'unknown'
    ? 'readonly …[]'
    : written?.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
}

/** Whether a value can be typed, as JSON: no element, no function, nothing that holds some, no long list. */
function canBeTyped(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  if (typeof value !== 'object' || value === null) return value !== undefined;
  const parts = Object.values(value);
  return parts.length <= 12 && parts.every(canBeTyped);
}

/** The field to try it with. What cannot be typed has none. */
function controlOf(
  argType: StrictInputType,
  initial: unknown,
  component: unknown,
): StrictInputType['control'] {
  const { name, type } = argType;
  if (type?.name === 'function') return false;
  if (/ReactNode|\['children'\]/.test(typeOf(argType, component) ?? '')) {
    const isText =
      typeof initial === 'string' || (initial === undefined && !/icon|shortcut/i.test(name));
    return isText ? { type: 'text' } : false;
  }
  if (type?.name === undefined && /^(?:is|has|allows)[A-Z]/.test(name)) return { type: 'boolean' };
  const isKnown = type?.name !== undefined && type.name !== 'other' && type.name !== 'union';
  return canBeTyped(initial) || (isKnown && initial === undefined) ? argType.control : false;
}

/** As the table shows it. */
function described(argType: StrictInputType, initial: unknown, component: unknown) {
  const summary = typeOf(argType, component);
  const [, byDocstring] = docstringOf(component, argType.name)?.split(/@default\s+/) ?? [];
  const defaultValue = byDocstring === undefined ? undefined : { summary: byDocstring.trim() };
  return {
    ...argType,
    control: controlOf(argType, initial, component),
    description:
      summary === undefined
        ? 'Of React Aria.'
        : argType.description && toMarkdown(argType.description),
    table: {
      ...argType.table,
      type: summary === undefined ? undefined : { summary },
      defaultValue: argType.table?.defaultValue ?? defaultValue,
    },
  };
}

/**
 * Completes what react-docgen finds out about props, for the table of a documentation page: defaults that docstrings
 * name, unions as they are written, and a field for each that can be typed into one.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const { ref: _, ...known } = argTypes;
  // Storybook adds fields for args that only stories have.
  const untyped = Object.entries(initialArgs)
    .filter(([name, initial]) => !(name in argTypes) && !canBeTyped(initial))
    .map(([name]) => [name, { name, control: false } satisfies StrictInputType]);
  return {
    ...Object.fromEntries(untyped),
    ...Object.fromEntries(
      Object.entries(known).map(([name, argType]) => [
        name,
        described(argType, initialArgs[name], component),
      ]),
    ),
  };
};

/** Purpose of a component, from its docstring. */
export function describeComponent(component: unknown): string {
  const docstring = read(read(component, '__docgenInfo'), 'description');
  return typeof docstring === 'string' ? toMarkdown(docstring) : '';
}

/** Completes what react-docgen finds out about the props of a component that has no stories. */
export const describePropsOf = (
  component: unknown,
  argTypes: Readonly<Record<string, StrictInputType>>,
): Record<string, StrictInputType> =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...described(argType, undefined, component), control: false },
    ]),
  );
