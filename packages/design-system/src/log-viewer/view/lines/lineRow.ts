import { lineColumns } from './lineColumns.ts';
import type { LineColumn } from './lineColumns.ts';
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

function cell(role: string, className: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.className = className;
  return element;
}

function column(id: LineColumn): HTMLElement {
  const index = lineColumns.findIndex((one) => one.id === id);
  const element = cell('gridcell', lineColumns[index]?.className ?? '');
  element.setAttribute('aria-colindex', String(index + 1));
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
  const number = column('number');
  const time = column('time');
  const level = column('level');
  const origin = column('origin');
  const text = column('text');
  gutter.append(number, time, level, origin);
  element.append(heading, day, gutter, text);
  return { element, heading, day, gutter, number, time, level, origin, text };
}
