import { errorMessage } from '@quayside/api-contract';
import { Button, CodeBlock, LinkButton, ScrambleText } from '@quayside/design-system';
import { useId, useState } from 'react';

import { useMessages } from '../../messages/index.ts';
import { OpenWaterPage } from '../../shell/OpenWaterPage.tsx';

/** What the root error screen shows. */
export interface ErrorScreenProps {
  /** What was thrown. Its words for people are shown at once, the rest on request. */
  error: unknown;
  /** The path of the page that failed. */
  path: string;
  homeHref: string;
  /** Loads the page anew. */
  onTryAgain: () => void;
}

/** For a page that failed as a whole. */
export function ErrorScreen({ error, path, homeHref, onTryAgain }: ErrorScreenProps) {
  const { error: messages } = useMessages();
  const [isShown, setShown] = useState(false);
  const detailId = useId();
  return (
    <OpenWaterPage
      title={<ScrambleText durationMs={450}>{messages.heading}</ScrambleText>}
      actions={
        <>
          <Button variant="primary" onPress={onTryAgain}>
            {messages.tryAgain}
          </Button>
          <LinkButton href={homeHref}>{messages.goHome}</LinkButton>
        </>
      }
    >
    </OpenWaterPage>
  );
}
