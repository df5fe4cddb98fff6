import { useEffect, useRef } from 'react';

import { VisuallyHidden } from '../../../visually-hidden/index.ts';
import { verbatim } from '../../../text/verbatim.ts';
import { afterPaint } from '../../store/scheduler.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import { failureText } from './LogFailure.tsx';
import { useLogViewer } from './LogViewerContext.ts';
import { useConnection, useThrottledValue, useValue } from './useValue.ts';

/** Announces new lines while the view follows them, and the connection status, to screen readers. */
export function LogAnnouncer() {
  const { label, model, clock, messages } = useLogViewer();
  const log = useRef<HTMLSpanElement>(null);
  const connection = useConnection();
  const { status } = useValue(model.state).mode;
  const { announces } = useValue(model.preferences);
  const isLive = status === 'following' && connection.status === 'live';
  const of = isLive ? announces : undefined;

  useEffect(() => {
    const announcer = createAnnouncer({
      store: model.store,
      rows: model.filter.rows.get,
      clock,
      messages,
      announce(text, quoted) {
        const line = document.createElement('span');
        line.lang = verbatim.lang;
        line.textContent = quoted;
        const start = text.lastIndexOf(quoted);
        log.current?.replaceChildren(text.slice(0, start), line, text.slice(start + quoted.length));
      },
    });
    announcer.update(of);
    let cancel: (() => void) | undefined;
    const stop = model.store.subscribe(() => {
      // Eyes first: to write the first number in a language takes long.
      cancel ??= afterPaint(() => {
        cancel = undefined;
        announcer.update(of);
      });
    });
    return () => {
      stop();
      cancel?.();
      announcer.dispose();
    };
  }, [model, clock, messages, of]);

  return (
    <>
      <VisuallyHidden
        ref={log}
        role="log"
        aria-label={label}
        aria-live={isLive ? 'polite' : 'off'}
      />
      <VisuallyHidden role="status">
        {connection.status === 'ended' ? (
          <Summary outcome={connection.outcome} />
        ) : (
          <span>{failureText(connection, messages)}</span>
        )}
      </VisuallyHidden>
    </>
  );
}

/** Announces the final state of the log, and its contents, once all of it is loaded. */
function Summary({ outcome }: { outcome: 'complete' | 'failed' }) {
  const { model, messages } = useLogViewer();
  const { store } = model;
  const isWhole = useThrottledValue(store, ({ pending }) => pending === 0);
  if (!isWhole) return null;
  const { error, warning } = store.counts;
  const counts = { lines: store.size, errors: error, warnings: warning };
  return <span>{messages.announceEnd({ outcome, ...counts })}</span>;
}
