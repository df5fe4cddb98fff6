import { LinkButton, Text } from '@quayside/design-system';
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
      <div role="status">
        <Text as="p" weight="medium">
          {title}
        </Text>
        <Text as="p" tone="muted">
          {text}
        </Text>
      </div>
      <LinkButton href={homeHref}>{messages.goHome}</LinkButton>
    </div>
  );
}
