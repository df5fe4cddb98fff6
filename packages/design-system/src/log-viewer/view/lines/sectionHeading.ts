import { displayText } from '../../parse/display.ts';
import type { SectionFold } from '../model/createSections.ts';
import { chevron } from './LineText.css.ts';
import * as styles from './SectionHeading.css.ts';
import { createButton } from './toggle.ts';

/** The words in the heading of a section. */
export interface SectionMessages {
  /** Number of lines. */
  lines: (count: number) => string;
}

/** Shapes of lucide's `circle-check` and `circle-x`, beside their circle. */
const shapes = { done: 'm16 9-5.5 5.5L8 12', failed: 'm15 9-6 6m0-6 6 6' } as const;

/** Creates the heading of a section: a button over the whole width that opens and shuts it. */
export function createSectionHeading(
  { label, count, detail, state }: SectionFold,
  isOpen: boolean,
  messages: SectionMessages,
): HTMLButtonElement {
  const button = createButton(`${chevron} ${styles.toggle}`);
  button.setAttribute('aria-expanded', String(isOpen));
  button.dataset['fold'] = '';
  if (state !== undefined) {
    button.dataset['state'] = state;
    button.append(createIcon(state));
  }
  button.append(
    createText(styles.name, displayText(label)),
    // Spaces for assistive technology: flex items have none between them.
    ' ',
    createText(styles.facts, messages.lines(count)),
    ' ',
    createText(styles.detail, detail ?? ''),
  );
  return button;
}

function createText(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

function createIcon(state: keyof typeof shapes): SVGElement {
  const icon = createSvg('svg', {
    class: styles.icon,
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  });
  icon.append(
    createSvg('circle', { cx: '12', cy: '12', r: '10' }),
    createSvg('path', { d: shapes[state] }),
  );
  return icon;
}

function createSvg(name: keyof SVGElementTagNameMap, attributes: Record<string, string>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
