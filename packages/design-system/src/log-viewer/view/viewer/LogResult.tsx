import { useEffect } from 'react';

import * as styles from './LogOverlays.css.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { useValue } from './useValue.ts';

/** Time to read a result, in milliseconds. */
const duration = 5000;

/** Result of a command, such as copying by key: shown over the lines for a while, and announced. */
export function LogResult() {
  const { result, clock } = useLogViewer();
  const shown = useValue(result);

  useEffect(
    () => shown && clock.after(duration, () => result.set(undefined)),
    [result, shown, clock],
  );

  return (
    <div aria-live="polite">{shown && <span className={styles.result}>{shown.text}</span>}</div>
  );
}
