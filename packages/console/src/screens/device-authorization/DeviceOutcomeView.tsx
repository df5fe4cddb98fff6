import { LinkButton } from '@quayside/design-system';

import { deviceAuthorizationMessages } from '../../messages/en/deviceAuthorization.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { OutcomeView } from '../shared/OutcomeView.tsx';

/** How an authorization ended, or why there is none to give. */
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

/** Says how it ended and what to do next. */
export function DeviceOutcomeView({ outcome, homeHref }: DeviceOutcomeViewProps) {
  const messages = useMessages(deviceAuthorizationMessages);
  return (
    <OutcomeView kind={kinds[outcome]} {...messages.outcomes[outcome]}>
      <LinkButton href={homeHref}>{messages.goHome}</LinkButton>
    </OutcomeView>
  );
}
