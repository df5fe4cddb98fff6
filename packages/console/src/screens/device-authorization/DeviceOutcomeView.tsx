import { Heading, LinkButton } from '@quayside/design-system';
import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';

import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './DeviceAuthorizationScreen.css.ts';

/** How an authorization ended, or why there is none to give. */
export type DeviceOutcome = 'authorized' | 'denied' | 'expired' | 'unknown' | 'alreadyUsed';

const marks = {
  authorized: { Icon: CircleCheck, tone: 'success' },
  denied: { Icon: CircleSlash, tone: 'neutral' },
  expired: { Icon: Clock, tone: 'warning' },
  unknown: { Icon: TriangleAlert, tone: 'warning' },
  alreadyUsed: { Icon: CircleSlash, tone: 'neutral' },
} as const;

interface DeviceOutcomeViewProps {
  outcome: DeviceOutcome;
  homeHref: string;
}

/** Says how it ended and what to do next, once aloud. */
export function DeviceOutcomeView({ outcome, homeHref }: DeviceOutcomeViewProps) {
  const { deviceAuthorization: messages } = useMessages();
  const { Icon, tone } = marks[outcome];
  const { title, text } = messages.outcomes[outcome];
  return (
    <div className={styles.outcome}>
      <Icon className={styles.outcomeIcon} data-tone={tone} size={28} aria-hidden="true" />
      <div>
        <Heading level={2} ref={focusIfNothingIs} tabIndex={-1} className={styles.outcomeTitle}>
          {title}
        </Heading>
        <output className={styles.outcomeText}>{text}</output>
      </div>
      <LinkButton href={homeHref}>{messages.goHome}</LinkButton>
    </div>
  );
}

/** The button that was pressed is gone, and with it the focus. */
function focusIfNothingIs(heading: HTMLHeadingElement | null) {
  if (heading?.ownerDocument.activeElement === heading?.ownerDocument.body) heading?.focus();
}
