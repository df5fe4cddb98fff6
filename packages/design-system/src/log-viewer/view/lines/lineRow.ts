import * as styles from './Lines.css.ts';
import * as headingStyles from './SectionHeading.css.ts';

/** The elements of one row of the list, used for one line after another. */
export interface LineRow {
  readonly element: HTMLElement;
  /** The heading of a section that begins with the line; hidden for other lines. */
  readonly heading: HTMLElement;
  /** Day of the line, above it, where it is another one than that of the line before. */
  readonly day: HTMLElement;
  readonly gutter: HTMLElement;
  readonly number: HTMLElement;
  readonly time: HTMLElement;
  readonly level: HTMLElement;
  readonly origin: HTMLElement;
  readonly text: HTMLElement;
}

/** A cell, in one of the `lineColumns` if it has a column, counted from 1. */
function cell(role: string, className: string, column?: number): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  if (column !== undefined) element.ariaColIndex = String(column);
  element.className = className;
  return element;
}

/** An empty row. */
export function createLineRow(): LineRow {
  const element = cell('row', styles.row);
  const heading = cell('gridcell', headingStyles.heading);
  heading.hidden = true;
  const day = cell('gridcell', styles.day);
  day.hidden = true;
  const gutter = cell('presentation', styles.gutter);
  gutter.dataset['gutter'] = '';
  const number = cell('gridcell', styles.number, 1);
  const time = cell('gridcell', styles.time, 2);
  const level = cell('gridcell', styles.level, 3);
  const origin = cell('gridcell', styles.origin, 4);
  const text = cell('gridcell', styles.text, 5);
  gutter.append(number, time, level, origin);
  element.append(heading, day, gutter, text);
  return { element, heading, day, gutter, number, time, level, origin, text };
}
