import { Button } from '@quayside/design-system';

import { logInMessages } from '../runtime/messages/en/logIn.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import * as styles from './ContinueWithGitHub.css.ts';
import { GitHubGlyph } from './GitHubGlyph.tsx';

/** Login with GitHub, below a login form. */
export function ContinueWithGitHub({ onPress }: { onPress: () => void }) {
  const messages = useMessages(logInMessages);
  return (
    <>
      <p className={styles.or}>{messages.or}</p>
      <Button size="lg" isBlock icon={<GitHubGlyph />} onPress={onPress}>
        {messages.continueWithGitHub}
      </Button>
    </>
  );
}
