import { activeElementFor } from '../../../internal/rootNodeOf.ts';
import { displayLine, displayText } from '../../parse/display.ts';
import { exceptionLineOf } from '../../parse/traceback.ts';
import type { LogLevel } from '../../store/levels.ts';
import type { LogFold, LogLine, LogMatch, LogSearch } from '../../store/types.ts';
import { formatDay, formatTimestamp, isOtherDay } from '../../text/timestamp.ts';
import type { SectionFold } from '../model/createSections.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';
import type { RowPlace } from './lineList.ts';
import type { RowContent } from './visibleRows.ts';
import { asidesOf } from './asides.ts';
import { createLineRow } from './lineRow.ts';
import type { LineRow } from './lineRow.ts';
import { gap } from './Lines.css.ts';
import * as styles from './LineText.css.ts';
import { renderJson } from './renderJson.ts';
import { renderText } from './renderText.ts';
import type { TextMessages } from './renderText.ts';
import { headed, headingHeight } from './SectionHeading.css.ts';
import { createSectionHeading } from './sectionHeading.ts';
import type { SectionMessages } from './sectionHeading.ts';
import { segmentsOf } from './segments.ts';
import { createButton, createToggle } from './toggle.ts';

/** The words in and beside lines. */
export interface LineMessages extends TextMessages, SectionMessages {
  /** At the end of a line that is cut, given how many characters it has. */
  showWholeLine: (length: number) => string;
  /** Before the text of a line that arrived after newer ones. */
  late: string;
  /** Before each line, where levels are shown. */
  levelWord: Readonly<Record<LogLevel, string>>;
  /** On the summary row of the library frames in a traceback. */
  libraryFrames: (count: number) => string;
  /** On the summary row of repeated lines: "×12". */
  repeats: (count: number) => string;
  /** Accessible name of the button with the text of `repeats`; it starts with that text. */
  repeatedLines: (count: number) => string;
  /** In a gap, where the log can be read again. */
  tryAgain: string;
  /** On the button that opens or shuts a value of JSON. `name` is empty for the whole. */
  toggleJson: (name: string, isOpen: boolean) => string;
  /** After the values of JSON that are shown, given how many there are besides. */
  moreValues: (count: number) => string;
}

/** The id of the row of a line. `id` is that of the viewer. */
export const lineId = (id: string, line: number): string => `${id}-line-${line}`;

/** Options of {@link LineContent}. */
export interface LineContentOptions {
  model: LogViewerModel;
  messages: LineMessages;
  /** Whether the log can be read again. */
  canReload: boolean;
  /** Prefix of row ids. */
  id: string;
  /** Language of days. @default the browser's */
  locale?: string | undefined;
  /** IANA name of the zone for times `zone`. @default that of the device */
  timeZone?: string | undefined;
}

/** Content of the rows in the list of lines. */
export interface LineContent extends RowContent<LineRow> {
  /** Shows which line is active and which are selected. */
  decorate: (view: LineRow, row: number) => void;
  /** Shows the heading of the section at the top of the view in `heading`, if it was scrolled away. */
  stick: (heading: HTMLElement, place: RowPlace) => void;
  /** Whether a row may show other matches than those that are found now. */
  hasOtherHits: (view: LineRow, row: number) => boolean;
}

/** The rows of a log: number, time, level and text of each line. */
export function createLineContent({
  model,
  messages,
  canReload,
  id,
  locale,
  timeZone,
}: LineContentOptions): LineContent {
  const { store, state, expansions, filter, find, preferences, range } = model;

  /** Matches at the time a row was filled. */
  const renderedMatches = new WeakMap<
    LineRow,
    { search: LogSearch | undefined; current: LogMatch | undefined }
  >();

  function fillText(view: LineRow, line: LogLine) {
    const number = line.line;
    const maxLength = expansions.isWhole(number) ? Infinity : undefined;
    const shown = displayLine(line, maxLength);
    const { text, format } = shown;
    const search = find.search.get();
    const current = find.current.get();
    const hits = search?.matchesOf(number) ?? [];
    renderedMatches.set(view, { search, current });
    const asides = asidesOf(shown, hits);
    if ([shown.styles, shown.masks, hits, asides].every(({ length }) => length === 0)) {
      view.text.textContent = text;
    } else {
      renderText(view.text, text, {
        segments: segmentsOf(text.length, { ...shown, hits, asides }),
        currentHit: current?.line === number ? current.from : undefined,
        messages,
      });
    }
    if (format.kind === 'json') {
      const isOpen = expansions.isOpen(number, '');
      const toggle = createToggle({ isOpen, name: messages.toggleJson('', isOpen) });
      toggle.dataset['path'] = '';
      view.text.prepend(toggle);
      if (isOpen) {
        const tree = renderJson(format.root, '', {
          isOpen: (path) => expansions.isOpen(number, path),
          toggleName: messages.toggleJson,
          more: messages.moreValues,
          maxLength,
        });
        view.text.append(tree);
      }
    }
    if (shown.cut === 0) return;
    if (!expansions.isOpen(number, '')) {
      view.text.replaceChildren(createPart(styles.start, ...view.text.childNodes));
    }
    view.text.append(createLink('more', messages.showWholeLine(line.text.length)));
  }

  function createFoldToggle(fold: LogFold, isOpen: boolean) {
    const { name, text, className } = describeFold(fold, isOpen);
    const toggle = createToggle({ isOpen, name, text });
    toggle.dataset['fold'] = '';
    if (className !== undefined) toggle.classList.add(className);
    return toggle;
  }

  function describeFold(fold: LogFold, isOpen: boolean) {
    const { kind, count } = fold;
    switch (kind) {
      case 'frames': {
        const name = messages.libraryFrames(count);
        return { name, text: isOpen ? undefined : name };
      }
      case 'repeats': {
        const name = messages.repeatedLines(count);
        if (isOpen) return { name };
        return { name, text: messages.repeats(count), className: styles.repeats };
      }
    }
  }

  /** A summary replaces the first of collapsed library frames, and precedes the first of repeated lines. */
  function fillFold(view: LineRow, line: LogLine): boolean {
    const fold = expansions.foldOf(line.line);
    if (fold === undefined || fold.kind === 'section' || fold.from !== line.line) return false;
    const isShut = model.shutFoldOf(line.line) !== undefined;
    const before = view.text.querySelector('[data-fold]');
    const isFocused = before !== null && before === activeElementFor(view.text);
    const toggle = createFoldToggle(fold, !isShut);
    if (isShut && fold.kind === 'frames') view.text.replaceChildren('  ', toggle);
    else {
      fillText(view, line);
      view.text.prepend(toggle);
    }
    // The row may be filled again only because its fold has grown.
    if (isFocused) toggle.focus({ preventScroll: true });
    return true;
  }

  /** Shows the heading of a section over its first line, which is hidden with the others. */
  function fillHeading({ element, heading, text }: LineRow, number: number) {
    const section = expansions.sectionOf(number);
    const hasHeading = section !== undefined && section.from === number;
    if (!hasHeading && heading.hidden) return;
    const isFocused = heading.contains(activeElementFor(heading));
    heading.hidden = !hasHeading;
    heading.replaceChildren();
    element.classList.toggle(headed, hasHeading);
    const isShut = hasHeading && model.shutFoldOf(number)?.kind === 'section';
    // A match in the line is looked for, and has to be seen.
    element.toggleAttribute('data-shut', isShut && text.querySelector('mark') === null);
    if (!hasHeading) return;
    const toggle = createSectionHeading(section, !isShut, messages);
    heading.append(toggle);
    if (isFocused) toggle.focus({ preventScroll: true });
  }

  /** The section whose heading is above the top of the view; `y` is the distance of `row` from the top, in px. */
  function sectionAbove({ row, y }: RowPlace): SectionFold | undefined {
    const rows = filter.rows.get();
    if (row < rows.firstRow || row >= rows.endRow) return undefined;
    const line = rows.lineAt(row);
    const section = expansions.sectionOf(line);
    if (section === undefined || (line === section.from && y >= 0)) return undefined;
    return model.shutFoldOf(section.from)?.kind === 'section' ? undefined : section;
  }

  let stuck: SectionFold | undefined;

  /** Whether calls between two lines are hidden. */
  function isFoldedBetween(from: number, to: number): boolean {
    for (let line = from; line < to; line = store.foldOf(line)?.to ?? line + 1) {
      if (model.shutFoldOf(line)?.kind === 'frames') return true;
    }
    return false;
  }

  /** Exception of a traceback, shown beside its first line while frames are hidden, since users look for it. */
  function fillException(view: LineRow, { line, text }: LogLine) {
    if (!text.includes('Traceback (most')) return;
    const last = exceptionLineOf(line, store.endRow, (each) => store.text(each));
    if (last === undefined || !isFoldedBetween(line, last)) return;
    const [name = '', ...rest] = displayText(store.text(last).trim()).split(':');
    const exception = createPart(styles.exception, name);
    view.text.append(createPart('', ' ', exception, ...rest.map((part) => `:${part}`)));
  }

  /** The time that a row's time is relative to. */
  function startOf(row: number): number | undefined {
    if (preferences.get().timestamps !== 'sincePrevious') return store.startTime;
    const rows = filter.rows.get();
    return row > rows.firstRow ? store.time(rows.lineAt(row - 1)) : undefined;
  }

  /** Day above the row of a line; empty if the line before is of the same one. */
  function dayAbove(row: number, time: number | undefined): string {
    const zoned = { mode: preferences.get().timestamps, timeZone };
    const rows = filter.rows.get();
    if (time === undefined || row <= rows.firstRow) return '';
    const before = store.time(rows.lineAt(row - 1));
    return isOtherDay(time, before, zoned) ? formatDay(time, zoned, locale) : '';
  }

  function decorate({ element }: LineRow, row: number) {
    const line = filter.rows.get().lineAt(row);
    const isActive = state.get().active === line;
    const selected = range.get();
    const isSelected = selected !== null && line >= selected.from && line <= selected.to;
    element.toggleAttribute('data-active', isActive);
    element.toggleAttribute('data-selected', isSelected);
    element.setAttribute('aria-selected', String(isSelected));
    for (const button of element.querySelectorAll('button')) button.tabIndex = isActive ? 0 : -1;
  }

  return {
    create: createLineRow,
    foldOf: (row) => {
      const rows = filter.rows.get();
      const fold = model.shutFoldOf(rows.lineAt(row));
      return fold && { from: rows.rowOf(fold.from), to: rows.rowOf(fold.to) };
    },
    insetOf: (row) => (sectionAbove({ row, y: 0 }) === undefined ? 0 : headingHeight),
    stick: (heading, place) => {
      const section = sectionAbove(place);
      if (section === stuck) return;
      stuck = section;
      heading.hidden = section === undefined;
      heading.replaceChildren();
      if (section === undefined) return;
      heading.dataset['line'] = String(section.from);
      const toggle = createSectionHeading(section, true, messages);
      toggle.tabIndex = -1;
      heading.append(toggle);
    },
    summaryOf: (row) => {
      const rows = filter.rows.get();
      const fold = expansions.foldOf(rows.lineAt(row));
      return fold && rows.rowOf(fold.from);
    },
    fill: (view, row) => {
      const { element } = view;
      const rows = filter.rows.get();
      const line = store.read(rows.lineAt(row));
      const number = line.line;
      element.id = lineId(id, number);
      element.dataset['line'] = String(number);
      // The header is row 1.
      element.setAttribute('aria-rowindex', String(row - rows.firstRow + 2));
      const day = dayAbove(row, line.time);
      write(view.day, day);
      if (view.day.hidden !== (day === '')) view.day.hidden = day === '';
      if (view.gutter.hidden !== line.isGap) {
        view.gutter.hidden = line.isGap;
        view.text.classList.toggle(gap, line.isGap);
      }
      if (line.isGap) {
        fillHeading(view, number);
        delete element.dataset['level'];
        view.text.textContent = displayText(line.text);
        if (canReload) view.text.append(createLink('reload', messages.tryAgain));
        decorate(view, row);
        return;
      }
      const { timestamps } = preferences.get();
      const isHead = line.entry === number;
      // Of the line that had this row before.
      if (view.gutter.title !== '') view.gutter.title = '';
      if (element.dataset['level'] !== line.level) element.dataset['level'] = line.level;
      write(view.number, String(number + 1));
      write(
        view.time,
        isHead
          ? // Narrow logs hide the milliseconds by a break before them.
            formatTimestamp(line.time, { mode: timestamps, timeZone, start: startOf(row) }).replace(
              /(?<=:\d\d)\./,
              '\u200B.',
            )
          : '',
      );
      write(view.level, isHead ? messages.levelWord[line.level] : '');
      write(view.origin, isHead ? (line.origin?.name ?? '') : '');
      if (line.origin === undefined) delete view.origin.dataset['origin'];
      else view.origin.dataset['origin'] = String(line.origin.index % 5);
      if (!fillFold(view, line)) fillText(view, line);
      fillException(view, line);
      if (line.isLate && isHead) view.text.prepend(createPart(styles.late, messages.late));
      fillHeading(view, number);
      decorate(view, row);
    },
    decorate,
    hasOtherHits: (view, row) => {
      const search = find.search.get();
      const { search: drawn, current } = renderedMatches.get(view) ?? {};
      if (drawn === search && current === find.current.get()) return false;
      const line = filter.rows.get().lineAt(row);
      return (search?.matchesOf(line) ?? []).length > 0 || view.text.querySelector('mark') !== null;
    },
  };
}

/** Updates the existing text node: a new one would cause a layout, even with the same text. */
function write(cell: HTMLElement, text: string) {
  const node = cell.firstChild;
  if (!(node instanceof Text)) cell.textContent = text;
  else if (node.data !== text) node.data = text;
}

function createPart(className: string, ...content: (Node | string)[]): HTMLElement {
  const part = document.createElement('span');
  part.className = className;
  part.append(...content);
  return part;
}

/** A button that looks like a link, found by its `dataset`. */
function createLink(key: 'more' | 'reload', name: string): HTMLButtonElement {
  const button = createButton(styles.link);
  button.dataset[key] = '';
  button.textContent = name;
  return button;
}
