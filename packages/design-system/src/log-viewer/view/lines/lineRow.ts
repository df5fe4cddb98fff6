import * as styles from './Lines.css.ts';

/** The elements of one row of the list, used for one line after another. */
export interface LineRow {
  readonly element: HTMLElement;
  readonly gutter: HTMLElement;
  readonly number: HTMLElement;
  readonly time: HTMLElement;
  readonly level: HTMLElement;
  readonly text: HTMLElement;
}

function cell(role: string, className: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.className = className;
  return element;
}

/** An empty row. */
export function createLineRow(): LineRow {
  const element = cell('row', styles.row);
  const gutter = cell('presentation', styles.gutter);
  const number = cell('gridcell', styles.number);
  gutter.dataset['gutter'] = '';
  const time = cell('gridcell', styles.time);
  const level = cell('gridcell', styles.level);
  const text = cell('gridcell', styles.text);
  gutter.append(number, time, level);
  element.append(gutter, text);
  return { element, gutter, number, time, level, text };
}
