import { ArrowDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { Button } from '../../../button/index.ts';
import type { LogStore } from '../../store/types.ts';
import { logText } from '../../text/writers.ts';
import { createLineContent, lineId } from '../lines/createLineContent.ts';
import type { LineContent, LineMessages } from '../lines/createLineContent.ts';
import { createLineList } from '../lines/lineList.ts';
import * as styles from '../lines/Lines.css.ts';
import { createViewerModel } from '../model/createViewerModel.ts';
import { pressLines } from './pressLines.ts';
import { walkLines } from './walkLines.ts';

const messages: LineMessages = {
  reveal: (label) => `Show ${label}`,
  hide: (label) => `Hide ${label}`,
  showWholeLine: (length) => `Show all ${length.toLocaleString('en')} characters`,
};

/** Props of {@link LogLines}. */
export interface LogLinesProps {
  /** Names the log for assistive technology. */
  'aria-label': string;
  store: LogStore;
}

/**
 * The lines of a log. It follows the log while its reader is at the end; once they have scrolled up, what they look
 * at stays where it is, and a button says how many lines are new. Arrows, PageUp, PageDown, Home and End walk through the
 * lines; with Shift, or by their numbers, they are selected, to be copied. Tab reaches the secrets of a line, which a
 * press shows or hides, and the rest of one that is cut.
 */
export function LogLines({ 'aria-label': label, store }: LogLinesProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const contentRef = useRef<LineContent>(undefined);
  const [model, setModel] = useState(() => createViewerModel(store));
  if (model.store !== store) setModel(createViewerModel(store));
  const { mode, active, range } = useSyncExternalStore(
    model.state.subscribe,
    model.state.get,
    model.state.get,
  );
  const endRow = useSyncExternalStore(
    store.subscribe,
    () => store.endRow,
    () => 0,
  );
  const unread = mode.status === 'following' ? 0 : Math.max(0, endRow - mode.since);

  useLayoutEffect(() => {
    const elements = { scroller: scroller.current, spacer: spacer.current, view: view.current };
    if (!elements.scroller || !elements.spacer || !elements.view || !rows.current) return undefined;
    const content = createLineContent({ model, messages, id });
    contentRef.current = content;
    const list = createLineList({
      elements: {
        scroller: elements.scroller,
        spacer: elements.spacer,
        view: elements.view,
        rows: rows.current,
      },
      content,
      onScrolled: model.scrolled,
    });
    const disconnect = model.connect(list);
    const stop = store.subscribe(model.update);
    const stopDecorating = model.state.subscribe(() => {
      for (const [row, one] of list.visible) content.decorate(one, row);
    });
    return () => {
      stop();
      stopDecorating();
      disconnect();
      list.dispose();
    };
  }, [model, store, id]);

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={endRow - store.firstRow}
        aria-multiselectable
        aria-activedescendant={active === undefined ? undefined : lineId(id, active)}
        onKeyDown={(event) => {
          if (walkLines(model, event.key, event.shiftKey)) event.preventDefault();
        }}
        onClick={({ target, shiftKey }) => {
          const content = contentRef.current;
          if (content === undefined || !(target instanceof Element)) return;
          pressLines({ model, content }, target, shiftKey);
        }}
        onCopy={(event) => {
          // What was selected with the pointer is the browser's to copy.
          if (range === undefined || getSelection()?.isCollapsed === false) return;
          event.clipboardData.setData(
            'text/plain',
            logText(store, store, { from: range.from, to: range.to + 1 }),
          );
          event.preventDefault();
        }}
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <div ref={spacer} role="presentation" className={styles.spacer}>
          <div ref={view} role="presentation" className={styles.view}>
            <div ref={rows} role="presentation" className={styles.rows} />
          </div>
        </div>
      </div>
      {unread > 0 && (
        <div className={styles.news}>
          <Button variant="secondary" size="sm" icon={<ArrowDown />} onPress={model.follow}>
            {`${unread.toLocaleString('en')} new`}
          </Button>
        </div>
      )}
    </div>
  );
}
