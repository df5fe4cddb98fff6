import { displayText } from '../../parse/display.ts';
import { decodeEscapes } from '../../parse/fields.ts';
import type { JsonNode } from '../../parse/json.ts';
import * as styles from './LineText.css.ts';
import { createToggle } from './toggle.ts';

/** Options for rendering the JSON of a line. */
export interface JsonTreeOptions {
  /** Whether a value is open; `path` names it. */
  isOpen: (path: string) => boolean;
  /** The name of the button that opens or shuts a value. */
  toggleName: (name: string, isOpen: boolean) => string;
  /** After the last one shown, given how many there are besides. */
  more: (count: number) => string;
  /** Maximum length of a name or value, in UTF-16 units. */
  maxLength: number | undefined;
}

/** So many values of one object or array are shown. */
const maxChildren = 500;

function span(text: string, className: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.className = className;
  return element;
}

/** Texts have their escapes decoded, so that a traceback has its lines. */
function textOf({ kind, text }: JsonNode, maxLength: number | undefined): string {
  if (kind !== 'string') return displayText(text, maxLength);
  return decodeEscapes(text)
    .split('\n')
    .map((line) => displayText(line, maxLength))
    .join('\n');
}

function renderValue(node: JsonNode, path: string, options: JsonTreeOptions): HTMLElement {
  const element = document.createElement('div');
  const name = displayText(node.name ?? '', options.maxLength);
  const isNested = node.kind === 'object' || node.kind === 'array';
  const isOpen = isNested && options.isOpen(path);
  if (isNested) {
    const toggle = createToggle({ isOpen, name: options.toggleName(name, isOpen) });
    toggle.dataset['path'] = path;
    element.append(toggle);
  }
  element.append(span(name, styles.jsonName), ': ');
  element.append(span(textOf(node, options.maxLength), styles.jsonValue[node.kind]));
  if (isOpen) element.append(renderJson(node, path, options));
  return element;
}

/** Renders the values of an object or array, expanded ones with their own values. `path` identifies it. */
export function renderJson(node: JsonNode, path: string, options: JsonTreeOptions): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.json;
  const children = node.children();
  for (const child of children.slice(0, maxChildren)) {
    element.append(renderValue(child, `${path}/${child.name ?? ''}`, options));
  }
  const rest = children.length - maxChildren;
  if (rest > 0) element.append(span(options.more(rest), styles.jsonValue.object));
  return element;
}
