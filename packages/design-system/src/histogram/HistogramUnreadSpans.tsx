import { Button } from 'react-aria-components';

import { useLabels } from '../messages/labels.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Histogram.css.ts';
import { english } from './labels.ts';
import type { HistogramRange, HistogramUnread } from './types.ts';

/** Share of the plot that an unread span needs to show its text and its button. */
const roomForText = 0.38;

interface HistogramUnreadSpansProps extends HistogramUnread, HistogramRange {
  formatTime: (time: number) => string;
  /** Whether there is no room for times. */
  isCompact: boolean;
}

/** Hatched spans over the time that has not been read. The longest one can be read by a press. */
export function HistogramUnreadSpans(props: HistogramUnreadSpansProps) {
  const { spans, onRead, start, end, formatTime, isCompact } = props;
  const labels = useLabels('labels', english);
  const shown = spans
    .map((span) => ({ start: Math.max(start, span.start), end: Math.min(end, span.end) }))
    .filter((span) => span.start < span.end);
  const lengths = shown.map((span) => span.end - span.start);
  const longest = lengths.indexOf(Math.max(...lengths));
  const share = (time: number) => `${((time / (end - start)) * 100).toFixed(2)}%`;
  return shown.map((span, index) => {
    const text = isCompact
      ? labels.notRead
      : labels.notReadSpan(formatTime(span.start), formatTime(span.end));
    const isNamed = index === longest && (span.end - span.start) / (end - start) > roomForText;
    return (
      <div
        key={span.start}
        className={styles.unread}
        style={{
          insetInlineStart: share(span.start - start),
          inlineSize: share(span.end - span.start),
        }}
      >
        {isNamed ? (
          <span className={isCompact ? styles.unreadLabel : styles.unreadText}>{text}</span>
        ) : (
          <VisuallyHidden>{text}</VisuallyHidden>
        )}
        {isNamed && onRead !== undefined && (
          <Button className={styles.unreadButton} onPress={() => onRead(span)}>
            <span>{labels.readSpan}</span>
          </Button>
        )}
      </div>
    );
  });
}
