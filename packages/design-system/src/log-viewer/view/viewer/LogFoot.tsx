import { Kbd } from '../../../kbd/index.ts';
import { AfterFirstPaint } from './AfterFirstPaint.tsx';
import { modifierChord } from './isModifier.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { useThrottledValue } from './useValue.ts';
import * as styles from './Viewer.css.ts';

/** Number of lines, and the keys that do something with them. */
export function LogFoot() {
  return (
    <div className={styles.foot}>
      <AfterFirstPaint>
        <Facts />
      </AfterFirstPaint>
    </div>
  );
}

function Facts() {
  const { model, messages } = useLogViewer();
  const { size, secrets, hasErrors } = useThrottledValue(
    model.store,
    ({ size: lines, secrets: hidden, counts }) => ({
      size: lines,
      secrets: hidden,
      hasErrors: counts.error > 0,
    }),
  );
  return (
    <>
      <span>{messages.lines(size)}</span>
      {secrets > 0 && <span>{messages.secretsMasked(secrets)}</span>}
      {size > 0 && (
        <span className={styles.hints}>
          <span className={styles.hint}>
            <Kbd>{modifierChord('F')}</Kbd> <span>{messages.find}</span>
          </span>
          {hasErrors && (
            <span className={styles.hint}>
              <Kbd>E</Kbd> <span>{messages.nextError}</span>
            </span>
          )}
          <span className={styles.hint}>
            <Kbd>W</Kbd> <span>{messages.wrap}</span>
          </span>
        </span>
      )}
    </>
  );
}
