import { Button, LinkButton, QuaysideMark, SignedOutPage } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { pagesMessages } from '../../messages/en/pages.ts';
import { verifyEmailMessages, verifyUpdateEmailMessages } from '../../messages/en/verifyEmail.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { OutcomeView } from '../shared/OutcomeView.tsx';
import { Working } from '../shared/Working.tsx';

/** Where the change of an address stands. */
export type VerifyUpdateEmailView =
  | { kind: 'working' }
  | { kind: 'done' | 'lapsed' | 'missing' | 'taken' }
  | { kind: 'failed'; message: string; onRetry: () => void };

/** What Verifying Email Update shows. */
export interface VerifyUpdateEmailScreenProps {
  view: VerifyUpdateEmailView;
  logInHref: string;
  settingsHref: string;
  /** Whether they are signed in here, and need not log in. @default false */
  isSignedIn?: boolean | undefined;
  /** What stands under the page. */
  footer?: ReactNode;
}

const icons = { done: 'done', lapsed: 'expired', missing: 'failed', taken: 'stopped' } as const;

/** What becomes of the link that changes an account's address. */
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
            <LinkButton href={logInHref}>{verifyEmail.logIn}</LinkButton>
          ) : (
            <LinkButton href={settingsHref}>{messages.settings}</LinkButton>
          )}
        </OutcomeView>
      )}
    </SignedOutPage>
  );
}
