import { QuaysideMark, SignedOutPage } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { callbackMessages } from '../../runtime/messages/en/callback.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OutcomeView } from '../../ui/OutcomeView.tsx';
import { Working } from '../../ui/Working.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** Props of Callback. */
export interface CallbackScreenProps {
  /** Whether the user logs in or connects an account. */
  mode: 'login' | 'link';
  /** Error message. @default in progress */
  failure?: string | undefined;
  /** Link offered after a failure. */
  backHref: string | undefined;
  /** Footer. */
  footer?: ReactNode;
}

/** Brief progress page on return from a provider, or the reason for a failure. */
export function CallbackScreen({ mode, failure, backHref, footer }: CallbackScreenProps) {
  const messages = useMessages(callbackMessages);
  return (
    <SignedOutPage mark={<QuaysideMark size={32} />} title={messages.heading[mode]} footer={footer}>
      {failure === undefined ? (
        <Working label={messages.working[mode]} />
      ) : (
        <OutcomeView kind="failed" title={messages.failed[mode]} text={failure}>
          <PageLinkButton href={backHref}>{messages.back[mode]}</PageLinkButton>
        </OutcomeView>
      )}
    </SignedOutPage>
  );
}
