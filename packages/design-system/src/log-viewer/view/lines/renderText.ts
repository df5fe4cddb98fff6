import type { AnsiStyle } from '../../store/types.ts';
import * as styles from './LineText.css.ts';
import type { Segment } from './segments.ts';
import { paintTrueColor } from './trueColor.ts';

/** The class names of a style, but for colours that are not among the sixteen. */
function classesOf(style: AnsiStyle): string[] {
  const names: string[] = [];
  const { foreground, background, inverse } = style;
  if (style.bold) names.push(styles.bold);
  if (style.dim) names.push(styles.dim);
  if (style.italic) names.push(styles.italic);
  if (style.underline && style.strike) names.push(styles.underlineStrike);
  else if (style.underline) names.push(styles.underline);
  else if (style.strike) names.push(styles.strike);
  const front = inverse ? background : foreground;
  const back = inverse ? (foreground ?? 'text') : background;
  if (back === 'text') names.push(styles.inverse);
  else if (back?.kind === 'palette') names.push(styles.background[back.index] ?? '');
  else if (back === undefined && front?.kind === 'palette') {
    names.push(styles.foreground[front.index] ?? '');
  }
  return names;
}

/** Labels of the buttons in a line. */
export interface TextMessages {
  /** Translates the label of a masking rule. */
  secretName: (label: string) => string;
  /** On a hidden secret, given its name. */
  reveal: (label: string) => string;
  /** On one that is shown. */
  hide: (label: string) => string;
}

/** Options for rendering the text of a line. */
export interface RenderOptions {
  segments: readonly Segment[];
  /** Start of the current match, if it is in the line. */
  currentHit: number | undefined;
  messages: TextMessages;
}

/** Puts a line's text into an element: as text, never as markup. */
export function renderText(
  element: HTMLElement,
  text: string,
  { segments, currentHit, messages }: RenderOptions,
) {
  const nodes = segments.map((segment) => {
    const part = text.slice(segment.from, segment.to);
    const { style, mask, hit, aside } = segment;
    if (!style && !mask && !hit && !aside) return part;
    const node = document.createElement(mask ? 'button' : hit ? 'mark' : 'span');
    node.textContent = part;
    const names = style === undefined ? [] : classesOf(style);
    if (aside !== undefined) names.push(styles.aside[aside.kind]);
    if (hit !== undefined) {
      names.push(styles.hit);
      node.toggleAttribute('data-current', hit.from === currentHit);
    } else if (style !== undefined) paintTrueColor(node, style);
    if (mask !== undefined) {
      names.push(styles.mask);
      node.setAttribute('type', 'button');
      // Screen readers read revealed text, and the label of masked text.
      if (mask.isRevealed) {
        node.title = messages.hide(messages.secretName(mask.label));
        node.dataset['revealed'] = '';
      } else {
        node.setAttribute('aria-label', messages.reveal(messages.secretName(mask.label)));
      }
      node.dataset['mask'] = String(mask.from);
      node.tabIndex = -1;
    }
    node.className = names.join(' ');
    return node;
  });
  element.replaceChildren(...nodes);
}
