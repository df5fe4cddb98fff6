import { Copy, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../../../button/index.ts';
import { useClipboard } from '../../../copy-button/index.ts';
import { IconButton } from '../../../icon-button/index.ts';
import { useTimeSettings, zoneOf } from '../../../time/index.ts';
import { copyText, selectedRows } from './copyText.ts';
import * as styles from './LogOverlays.css.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { useValue } from './useValue.ts';

/** Distance of the bar from the lines, and from the edges of the log, in px. */
const gap = 4;
const inset = 8;

/** Actions for the selected lines, over the lines below them. */
export function LogSelectionBar({ children }: { children: ReactNode }) {
  const { model, messages, grid, result } = useLogViewer();
  const { copy, manualCopy } = useClipboard();
  const { timeZone } = useTimeSettings();
  const bar = useRef<HTMLDivElement>(null);
  const range = useValue(model.range);
  useValue(model.filter.rows);
  const last = range?.to;

  useLayoutEffect(() => {
    const lines = grid.current;
    if (lines === null || last === undefined) return undefined;
    const place = () => {
      if (bar.current === null) return;
      const row = lines.querySelector(`[data-line="${last}"]`);
      const { top, bottom, height } = lines.getBoundingClientRect();
      const below = (row?.getBoundingClientRect().bottom ?? bottom) - top + gap;
      const most = height - bar.current.offsetHeight - inset;
      bar.current.style.insetBlockStart = `${Math.max(inset, Math.min(below, most))}px`;
    };
    place();
    lines.addEventListener('scroll', place, { passive: true });
    return () => lines.removeEventListener('scroll', place);
  }, [grid, last]);

  const rows = selectedRows(model);
  if (rows === undefined) return null;
  return (
    <div ref={bar} role="group" aria-label={messages.selection} className={styles.selectionBar}>
      <span className={styles.selectionCount}>{messages.lines(rows.to - rows.from)}</span>
      {children}
      <Button
        size="sm"
        variant="ghost"
        icon={<Copy />}
        onPress={async () => {
          const text = copyText(model, zoneOf(timeZone));
          if (text === undefined) result.set({ text: messages.nothingCopied });
          else if (await copy(text)) result.set({ text: messages.copied });
        }}
      >
        {messages.copySelection}
      </Button>
      <IconButton
        size="sm"
        label={messages.clearSelection}
        onPress={() => {
          model.select(null);
          // The button goes away; the focus must not go with it.
          grid.current?.focus({ preventScroll: true });
        }}
      >
        <X size={16} />
      </IconButton>
      {manualCopy}
    </div>
  );
}
