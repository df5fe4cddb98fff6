import { Button, QuaysideMark, SignedOutPage } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { verifyEmailMessages } from '../../runtime/messages/en/verifyEmail.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OutcomeView } from '../../ui/OutcomeView.tsx';
import { Working } from '../../ui/Working.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** State of confirming an address. */
export type VerifyEmailView =
  | { kind: 'working' }
  | { kind: 'done' }
  | { kind: 'alreadyDone' }
  | { kind: 'lapsed' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string; onRetry: () => void };

/** Props of Verifying Email. */
export interface VerifyEmailScreenProps {
  view: VerifyEmailView;
  /** Sends a new link. */
  onResend: (email: string) => Promise<void>;
  /** Next step: log in, or Home for signed-in users. */
  next: { label: string; href: string | undefined };
  /** Footer. */
  footer?: ReactNode;
}

/** Outcome of the link that confirms the address of a new account. */
export function VerifyEmailScreen({ view, onResend, next, footer }: VerifyEmailScreenProps) {
  const pages = useMessages(pagesMessages);
  return (
    <SignedOutPage mark={<QuaysideMark size={32} />} title={pages.verifyEmail} footer={footer}>
      <Content view={view} onResend={onResend} next={next} />
    </SignedOutPage>
  );
}

function Content({ view, onResend, next }: Omit<VerifyEmailScreenProps, 'footer'>) {
  const messages = useMessages(verifyEmailMessages);
  const goOn = <PageLinkButton href={next.href}>{next.label}</PageLinkButton>;
  switch (view.kind) {
    case 'working':
      return <Working label={messages.working} />;
    case 'done':
      return (
        <OutcomeView kind="done" title={messages.done} text={messages.doneText}>
          {goOn}
        </OutcomeView>
      );
    case 'alreadyDone':
      return (
        <OutcomeView kind="done" title={messages.alreadyDone} text={messages.alreadyDoneText}>
          {goOn}
        </OutcomeView>
      );
    case 'lapsed':
      return (
        <OutcomeView kind="expired" title={messages.lapsed} text={messages.lapsedText}>
          <ResendVerification onResend={onResend} />
          {goOn}
        </OutcomeView>
      );
    case 'missing':
      return (
        <OutcomeView kind="failed" title={messages.missing} text={messages.missingText}>
          <ResendVerification onResend={onResend} />
        </OutcomeView>
      );
    case 'failed':
      return (
        <OutcomeView kind="failed" title={messages.failed} text={view.message}>
          <Button variant="primary" onPress={view.onRetry}>
            {messages.tryAgain}
          </Button>
        </OutcomeView>
      );
  }
}
