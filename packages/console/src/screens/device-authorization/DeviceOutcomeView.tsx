import { LinkButton } from '@quayside/design-system';

import { deviceAuthorizationMessages } from '../../runtime/messages/en/auth.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OutcomeView } from '../../ui/OutcomeView.tsx';

/** Result of an authorization, or the reason for its failure. */
export type DeviceOutcome = 'authorized' | 'denied' | 'expired' | 'unknown' | 'alreadyUsed';

const kinds = {
  authorized: 'done',
  denied: 'stopped',
  expired: 'expired',
  unknown: 'failed',
  alreadyUsed: 'stopped',
} as const;

interface DeviceOutcomeViewProps {
  outcome: DeviceOutcome;
  homeHref: string;
}

/** Shows the outcome and the next steps. */
export function DeviceOutcomeView({ outcome, homeHref }: DeviceOutcomeViewProps) {
  const messages = useMessages(deviceAuthorizationMessages);
  return (
    <OutcomeView kind={kinds[outcome]} {...messages.outcomes[outcome]}>
      <LinkButton href={homeHref}>{messages.goHome}</LinkButton>
    </OutcomeView>
  );
}
