import type { LogLevel } from '../../store/levels.ts';
import type { LogLine } from '../../store/types.ts';
import type { LogViewerModel } from '../model/createViewerModel.ts';
import { formatLineTime } from './formatTime.ts';
import type { RowContent } from './lineList.ts';
import { createLineRow } from './lineRow.ts';
import type { LineRow } from './lineRow.ts';
import * as styles from './Lines.css.ts';
import { renderText } from './renderText.ts';
import type { TextMessages } from './renderText.ts';
import { segmentsOf } from './segments.ts';
import type { HitSpan } from './segments.ts';

/** The words in and beside lines. */
export interface LineMessages extends TextMessages {
  /** The names of levels beside lines. */
  levels: Readonly<Record<LogLevel, string>>;
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
  decorate: (view: LineRow, row: number) => void;
  /** A line that is cut is shown whole from now on. */
  showWhole: (line: number) => void;
}

/** So many UTF-16 units of a line are shown until someone wants the rest: laying out a megabyte takes a while. */
const longestShown = 10_000;

/** The rows of a log: number, time, level and text of each line. */
export function createLineContent({ model, messages, id }: LineContentOptions): LineContent {
  const { store, state, rows } = model;
  const whole = new Set<number>();

  function hitsOf(line: number): HitSpan[] {
    const { search, current } = state.get().find;
    if (search === undefined) return [];
    return search.matchesOf(line).map(({ from, to }) => ({
      from,
      to,
      isCurrent: current?.line === line && current.from === from,
    }));
  }

  function fillText(view: LineRow, line: LogLine): boolean {
    const isCut = line.text.length > longestShown && !whole.has(line.line);
    const text = isCut ? line.text.slice(0, longestShown) : line.text;
    const spans = {
      styles: line.styles,
      accents: [],
      masks: line.masks,
      hits: hitsOf(line.line),
    };
    const isPlain =
      spans.styles.length === 0 && spans.masks.length === 0 && spans.hits.length === 0;
    if (isPlain) view.text.textContent = text;
    else renderText(view.text, text, segmentsOf(text.length, spans), messages);
    if (isCut) {
      const more = document.createElement('button');
      more.type = 'button';
      more.className = styles.more;
      more.tabIndex = -1;
      more.dataset['more'] = '';
      more.textContent = messages.showWholeLine(line.text.length);
      view.text.append(more);
    }
    return false;
  }

  function decorate({ element }: LineRow, row: number) {
    const line = rows.get().lineAt(row);
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
    foldAt: () => undefined,
    fill: (view, row) => {
      const number = rows.get().lineAt(row);
      const { element } = view;
      element.id = lineId(id, number);
      element.dataset['line'] = String(number);
      element.setAttribute('aria-rowindex', String(row - rows.get().firstRow + 1));
      const line = store.read(number);
      view.gutter.hidden = line.isGap;
      view.text.classList.toggle(styles.gap, line.isGap);
      if (line.isGap) {
        delete element.dataset['level'];
        view.text.textContent = line.text;
        decorate(view, row);
        return true;
      }
      element.dataset['level'] = line.level;
      view.number.textContent = String(number + 1);
      const isHead = line.entry === number;
      const { timestamps } = state.get().settings;
      view.time.textContent = isHead ? formatLineTime(line.time, store.startTime, timestamps) : '';
      view.level.textContent = isHead ? messages.levels[line.level] : '';
      const isTall = fillText(view, line);
      decorate(view, row);
      return isTall;
    },
    decorate,
    showWhole: (line) => whole.add(line),
  };
}
