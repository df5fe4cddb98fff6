import { deviceAuthorizationMessages } from '../../runtime/messages/en/deviceAuthorization.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OutcomeView } from '../../ui/OutcomeView.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

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
  homeHref: string | undefined;
}

/** Shows the outcome and the next steps. */
export function DeviceOutcomeView({ outcome, homeHref }: DeviceOutcomeViewProps) {
  const messages = useMessages(deviceAuthorizationMessages);
  return (
    <OutcomeView kind={kinds[outcome]} {...messages.outcomes[outcome]}>
      <PageLinkButton href={homeHref}>{messages.goHome}</PageLinkButton>
    </OutcomeView>
  );
}
