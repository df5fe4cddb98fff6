import { LinkButton, QuaysideMark, SignedOutPage } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { callbackMessages } from '../../messages/en/callback.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { OutcomeView } from '../shared/OutcomeView.tsx';
import { Working } from '../shared/Working.tsx';

/** What Callback shows. */
export interface CallbackScreenProps {
  /** Whether somebody logs in, or adds an account elsewhere to their own. */
  mode: 'login' | 'link';
  /** Why it failed. @default it is still under way */
  failure?: string | undefined;
  /** Where a failure leads back to. */
  backHref: string;
  /** What stands under the page. */
  footer?: ReactNode;
}

/** What a person sees for a moment on the way back from a provider, or why it did not work. */
export function CallbackScreen({ mode, failure, backHref, footer }: CallbackScreenProps) {
  const messages = useMessages(callbackMessages);
  return (
    <SignedOutPage mark={<QuaysideMark size={32} />} title={messages.heading[mode]} footer={footer}>
      {failure === undefined ? (
        <Working label={messages.working[mode]} />
      ) : (
        <OutcomeView kind="failed" title={messages.failed[mode]} text={failure}>
          <LinkButton href={backHref}>{messages.back[mode]}</LinkButton>
        </OutcomeView>
      )}
    </SignedOutPage>
  );
}
