import { Button, LinkButton, QuaysideMark, SignedOutPage } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { pagesMessages } from '../../messages/en/pages.ts';
import { verifyEmailMessages } from '../../messages/en/verifyEmail.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { OutcomeView } from '../shared/OutcomeView.tsx';
import { Working } from '../shared/Working.tsx';
import { ResendVerification } from './ResendVerification.tsx';

/** Where the confirmation of an address stands. */
export type VerifyEmailView =
  | { kind: 'working' }
  | { kind: 'done' }
  | { kind: 'alreadyDone' }
  | { kind: 'lapsed' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string; onRetry: () => void };

/** What Verifying Email shows. */
export interface VerifyEmailScreenProps {
  view: VerifyEmailView;
  /** Sends a new link. */
  onResend: (email: string) => Promise<void>;
  /** Where to go on: to log in, or home for those who are signed in. */
  next: { label: string; href: string };
  /** What stands under the page. */
  footer?: ReactNode;
}

/** What becomes of the link that confirms the address of a new account. */
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
  const goOn = <LinkButton href={next.href}>{next.label}</LinkButton>;
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
