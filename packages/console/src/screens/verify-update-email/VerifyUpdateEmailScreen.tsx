import { Button, QuaysideMark, SignedOutPage } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { verifyEmailMessages } from '../../runtime/messages/en/verifyEmail.ts';
import { verifyUpdateEmailMessages } from '../../runtime/messages/en/verifyUpdateEmail.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OutcomeView } from '../../ui/OutcomeView.tsx';
import { Working } from '../../ui/Working.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** State of changing an address. */
export type VerifyUpdateEmailView =
  | { kind: 'working' }
  | { kind: 'done' | 'lapsed' | 'missing' | 'taken' }
  | { kind: 'failed'; message: string; onRetry: () => void };

/** Props of Verifying Email Update. */
export interface VerifyUpdateEmailScreenProps {
  view: VerifyUpdateEmailView;
  logInHref: string | undefined;
  settingsHref: string | undefined;
  /** Whether the user is signed in, and need not log in. @default false */
  isSignedIn?: boolean | undefined;
  /** Footer. */
  footer?: ReactNode;
}

const icons = { done: 'done', lapsed: 'expired', missing: 'failed', taken: 'stopped' } as const;

/** Outcome of the link that changes an account's address. */
export function VerifyUpdateEmailScreen({
  view,
  logInHref,
  settingsHref,
  isSignedIn = false,
  footer,
}: VerifyUpdateEmailScreenProps) {
  const pages = useMessages(pagesMessages);
  const messages = useMessages(verifyUpdateEmailMessages);
  const verifyEmail = useMessages(verifyEmailMessages);
  return (
    <SignedOutPage
      mark={<QuaysideMark size={32} />}
      title={pages.verifyUpdateEmail}
      footer={footer}
    >
      {view.kind === 'working' ? (
        <Working label={messages.working} />
      ) : view.kind === 'failed' ? (
        <OutcomeView kind="failed" title={messages.failed} text={view.message}>
          <Button variant="primary" onPress={view.onRetry}>
            {verifyEmail.tryAgain}
          </Button>
        </OutcomeView>
      ) : (
        <OutcomeView
          kind={icons[view.kind]}
          title={messages[view.kind]}
          text={messages[`${view.kind}Text`]}
        >
          {view.kind === 'done' && !isSignedIn ? (
            <PageLinkButton href={logInHref}>{verifyEmail.logIn}</PageLinkButton>
          ) : (
            <PageLinkButton href={settingsHref}>{messages.settings}</PageLinkButton>
          )}
        </OutcomeView>
      )}
    </SignedOutPage>
  );
}
