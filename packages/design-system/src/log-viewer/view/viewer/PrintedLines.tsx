import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { logText } from '../../text/writers.ts';
import { useTimeSettings, zoneOf } from '../../../time/index.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';
import { selectedRows } from './copyText.ts';
import { useLogViewer } from './LogViewerContext.ts';
import * as styles from './Viewer.css.ts';

/** Maximum number of lines on paper: about 40 pages. */
const maxLines = 2000;

/** The selected lines, or the newest of those that are loaded and shown, with their times. */
function printedText(model: LogViewerModel, timeZone: string | undefined): string {
  const rows = model.filter.rows.get();
  const { from, to } = selectedRows(model) ?? { from: rows.firstRow, to: rows.endRow };
  const range = { from: Math.max(from, to - maxLines), to };
  return logText(model.store, rows, range, { timestamps: { mode: 'zone', timeZone } });
}

/** The log on paper, where the viewer would show only the lines in view. Rendered while the browser prints. */
export function PrintedLines() {
  const { model, grid } = useLogViewer();
  const timeZone = zoneOf(useTimeSettings().timeZone);
  const [text, setText] = useState<string>();

  useEffect(() => {
    const print = window.matchMedia('print');
    const controller = new AbortController();
    const { signal } = controller;
    // The browser takes the page right after these events.
    // Another view than the lines is printed as it is shown.
    const show = () =>
      grid.current !== null && flushSync(() => setText(printedText(model, timeZone)));
    const hide = () => setText(undefined);
    window.addEventListener('beforeprint', show, { signal });
    window.addEventListener('afterprint', hide, { signal });
    print.addEventListener('change', () => (print.matches ? show() : hide()), { signal });
    return () => controller.abort();
  }, [model, grid, timeZone]);

  return text === undefined ? null : <pre className={styles.printed}>{text}</pre>;
}
