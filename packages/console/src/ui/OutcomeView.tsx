import { Heading, isFocusLost, LiveRegion } from '@quayside/design-system';
import { CircleCheck, CircleSlash, Clock, Mail, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import * as styles from './OutcomeView.css.ts';

const marks = {
  done: { Icon: CircleCheck, tone: 'success' },
  sent: { Icon: Mail, tone: 'success' },
  stopped: { Icon: CircleSlash, tone: 'neutral' },
  expired: { Icon: Clock, tone: 'warning' },
  failed: { Icon: TriangleAlert, tone: 'warning' },
} as const;

/** Outcome of an action. */
export interface OutcomeViewProps {
  kind: keyof typeof marks;
  title: string;
  text: ReactNode;
  /** Next steps. */
  children?: ReactNode;
}

/** Outcome of an action with next steps. Its title is announced by focus, and then its text. */
export function OutcomeView({ kind, title, text, children }: OutcomeViewProps) {
  const { Icon, tone } = marks[kind];
  return (
    <div className={styles.outcome}>
      <Icon className={styles.icon} data-tone={tone} size={28} aria-hidden="true" />
      <div>
        <Heading level={2} ref={focusIfNothingIs} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        <LiveRegion className={styles.text}>{text}</LiveRegion>
      </div>
      {children}
    </div>
  );
}

/** The pressed button was removed, so focus is lost. */
function focusIfNothingIs(heading: HTMLHeadingElement | null) {
  if (heading === null || !isFocusLost(heading)) return;
  // After React has committed, because focus listeners may render synchronously.
  queueMicrotask(() => heading.focus());
}
