import { Button, Card, CardBody, Inline } from '@quayside/design-system';

import { integrationCallbackMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OutcomeView } from '../../ui/OutcomeView.tsx';
import type { OutcomeViewProps } from '../../ui/OutcomeView.tsx';
import { Working } from '../../ui/Working.tsx';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** Failure on return from a provider. */
export type IntegrationCallbackOutcome =
  | { kind: 'denied' | 'missingCode' | 'lostState' | 'wrongState' | 'expired' | 'alreadyConnected' }
  /** The provider or the platform returned this error. */
  | { kind: 'rejected'; text: string }
  /** A retry may succeed. */
  | { kind: 'failed'; text: string; retry: () => void };

/** Props of the integration callback. */
export interface IntegrationCallbackScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  /** The provider's name. */
  service: string;
  teamName: string;
  /** @default in progress */
  outcome?: IntegrationCallbackOutcome | undefined;
  /** Opens the provider again. Omitted when the user may not connect it. */
  onConnectAgain?: (() => void) | undefined;
  integrationsHref: string | undefined;
}

const marks: Record<IntegrationCallbackOutcome['kind'], OutcomeViewProps['kind']> = {
  denied: 'stopped',
  rejected: 'failed',
  missingCode: 'failed',
  lostState: 'failed',
  wrongState: 'failed',
  expired: 'expired',
  alreadyConnected: 'done',
  failed: 'failed',
};

/** Progress page on return from a provider, or the reason for a failure and the next step. */
export function IntegrationCallbackScreen({
  slots,
  service,
  teamName,
  outcome,
  onConnectAgain,
  integrationsHref,
}: IntegrationCallbackScreenProps) {
  const messages = useMessages(integrationCallbackMessages);
  return (
    <PageWithSlots slots={slots} title={messages.heading(service)} width="small">
      <Card>
        <CardBody>
          {outcome === undefined ? (
            <Working label={messages.working(service)} />
          ) : (
            <OutcomeView
              kind={marks[outcome.kind]}
              {...wordsOf(outcome, { messages, service, teamName })}
            >
              <Inline gap={2}>
                {outcome.kind === 'failed' && (
                  <Button variant="primary" onPress={outcome.retry}>
                    {messages.retry}
                  </Button>
                )}
                {outcome.kind !== 'failed' &&
                  outcome.kind !== 'alreadyConnected' &&
                  onConnectAgain && (
                    <Button variant="primary" onPress={onConnectAgain}>
                      {messages.again}
                    </Button>
                  )}
                <PageLinkButton href={integrationsHref}>{messages.back}</PageLinkButton>
              </Inline>
            </OutcomeView>
          )}
        </CardBody>
      </Card>
    </PageWithSlots>
  );
}

interface Wording {
  messages: ReturnType<typeof useMessages<'integrationCallback'>>;
  service: string;
  teamName: string;
}

function wordsOf(
  outcome: IntegrationCallbackOutcome,
  { messages, service, teamName }: Wording,
): Pick<OutcomeViewProps, 'title' | 'text'> {
  const { outcomes } = messages;
  switch (outcome.kind) {
    case 'denied':
      return { title: outcomes.denied.title, text: outcomes.denied.text(service) };
    case 'rejected':
      return {
        title: outcomes.rejected.title(service),
        text: outcomes.rejected.text(outcome.text),
      };
    case 'alreadyConnected':
      return {
        title: outcomes.alreadyConnected.title,
        text: outcomes.alreadyConnected.text(service, teamName),
      };
    case 'failed':
      return { title: outcomes.failed.title, text: outcome.text };
    case 'missingCode':
    case 'lostState':
    case 'wrongState':
    case 'expired':
      return outcomes[outcome.kind];
  }
}
