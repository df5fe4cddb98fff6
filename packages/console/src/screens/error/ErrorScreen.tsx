import {
  Button,
  Heading,
  Inline,
  LinkButton,
  OpenWaterPage,
  ScrambleText,
  Stack,
  Text,
} from '@quayside/design-system';
import { type ReactNode, useId, useState } from 'react';

import { commonMessages } from '../../messages/en/common.ts';
import { errorMessages } from '../../messages/en/error.ts';
import { errorsMessages } from '../../messages/en/errors.ts';
import { useErrorText } from '../../messages/useErrorText.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { withElement } from '../../messages/withElement.tsx';
import { isWorded } from '../../page/isWorded.ts';
import { PathText } from '../not-found/PathText.tsx';
import { describeError } from './describeError.ts';
import * as styles from './ErrorScreen.css.ts';

/** What the root error screen shows. */
export interface ErrorScreenProps {
  /** What was thrown. Its words for people are shown at once, the rest on request. */
  error: unknown;
  /** What was looked for and is not there. @default it failed otherwise */
  notFound?: 'team' | 'app' | 'item' | undefined;
  /** The path of the page that failed. */
  path: string;
  homeHref: string;
  /** Loads the page anew. */
  onTryAgain: () => void;
  /** What stands under the page. */
  footer?: ReactNode;
}

/** For a page that failed as a whole. */
export function ErrorScreen({
  error,
  notFound,
  path,
  homeHref,
  onTryAgain,
  footer,
}: ErrorScreenProps) {
  const messages = useMessages(errorMessages);
  const common = useMessages(commonMessages);
  const errors = useMessages(errorsMessages);
  const errorText = useErrorText();
  const wordsFor = (failure: unknown) =>
    isWorded(failure) ? errorText(failure) : common.errorTitle;
  const notFoundWords = {
    team: errors.teamNotFound,
    app: errors.appNotFound,
    item: errors.itemNotFound,
  };
  const [isShown, setShown] = useState(false);
  const detailsId = useId();
  return (
    <OpenWaterPage footer={footer}>
      <Stack gap={2} align="center">
        <Heading level={1}>
          <ScrambleText duration={450}>{messages.heading}</ScrambleText>
        </Heading>
        <Text as="p" tone="muted">
          {withElement(messages.text, <PathText>{path}</PathText>)}
        </Text>
        <Text as="p" weight="medium">
          {notFound === undefined ? wordsFor(error) : notFoundWords[notFound]}
        </Text>
      </Stack>
      <Inline>
        <Button variant="primary" onPress={onTryAgain}>
          {messages.tryAgain}
        </Button>
        <LinkButton href={homeHref}>{messages.goHome}</LinkButton>
        <Button
          variant="ghost"
          aria-expanded={isShown}
          aria-controls={isShown ? detailsId : undefined}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? messages.hideError : messages.showError}
        </Button>
      </Inline>
      {isShown && (
        <pre id={detailsId} className={styles.details} dir="ltr">
          {describeError(error)}
        </pre>
      )}
    </OpenWaterPage>
  );
}
