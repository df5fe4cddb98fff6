import { displayLine } from '../../parse/display.ts';
import type { LogLine } from '../../store/types.ts';
import { formatTimestamp } from '../../text/timestamp.ts';
import type { LogViewerModel } from '../model/createViewerModel.ts';
import type { RowContent } from './lineList.ts';
import { createLineRow } from './lineRow.ts';
import type { LineRow } from './lineRow.ts';
import * as styles from './Lines.css.ts';
import { renderText } from './renderText.ts';
import type { TextMessages } from './renderText.ts';
import { segmentsOf } from './segments.ts';

/** The words in and beside lines. */
export interface LineMessages extends TextMessages {
  /** At the end of a line that is cut, given how many characters it has. */
  showWholeLine: (length: number) => string;
}

/** The id of the row of a line. `id` is that of the viewer. */
export const lineId = (id: string, line: number): string => `${id}-line-${line}`;

/** What is needed to make a {@link LineContent}. */
export interface LineContentOptions {
  model: LogViewerModel;
  messages: LineMessages;
  /** What the ids of rows begin with. */
  id: string;
}

/** What stands in the rows of the list of lines. */
export interface LineContent extends RowContent<LineRow> {
  /** Shows which line is active and which are selected. */
  decorate: (view: LineRow, line: number) => void;
  /** A line that is cut is shown whole from now on. */
  showWhole: (line: number) => void;
}

/** The rows of a log: number, time and text of each line. */
export function createLineContent({ model, messages, id }: LineContentOptions): LineContent {
  const { store, state } = model;
  const whole = new Set<number>();

  function fillText(view: LineRow, line: LogLine) {
    const shown = displayLine(line, whole.has(line.line) ? Infinity : undefined);
    const { text } = shown;
    if (shown.styles.length === 0 && shown.masks.length === 0) view.text.textContent = text;
    else renderText(view.text, text, segmentsOf(text.length, shown), messages);
    if (shown.cut === 0) return;
    const more = document.createElement('button');
    more.type = 'button';
    more.className = styles.more;
    more.dataset['more'] = '';
    more.textContent = messages.showWholeLine(line.text.length);
    view.text.append(more);
  }

  function decorate({ element }: LineRow, line: number) {
    const { active, range } = state.get();
    const isActive = active === line;
    const isSelected = range !== undefined && line >= range.from && line <= range.to;
    element.toggleAttribute('data-active', isActive);
    element.toggleAttribute('data-selected', isSelected);
    element.setAttribute('aria-selected', String(isSelected));
    for (const button of element.querySelectorAll('button')) button.tabIndex = isActive ? 0 : -1;
  }

  return {
    create: createLineRow,
    fill: (view, number) => {
      const { element } = view;
      element.id = lineId(id, number);
      element.dataset['line'] = String(number);
      element.setAttribute('aria-rowindex', String(number - store.firstRow + 1));
      const line = store.read(number);
      view.gutter.hidden = line.isGap;
      view.text.classList.toggle(styles.gap, line.isGap);
      if (line.isGap) {
        delete element.dataset['level'];
        view.text.textContent = line.text;
        decorate(view, number);
        return;
      }
      element.dataset['level'] = line.level;
      view.number.textContent = String(number + 1);
      view.time.textContent =
        line.entry === number
          ? formatTimestamp(line.time, { mode: 'sinceStart', start: store.startTime })
          : '';
      fillText(view, line);
      decorate(view, number);
    },
    decorate,
    showWhole: (line) => whole.add(line),
  };
}
