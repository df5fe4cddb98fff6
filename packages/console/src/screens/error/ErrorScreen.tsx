import {
  Button,
  Heading,
  Inline,
  OpenWaterPage,
  ScrambleText,
  Stack,
  Text,
} from '@quayside/design-system';
import { type ReactNode, useId, useState } from 'react';

import { commonMessages, errorMessages } from '../../runtime/messages/en/common.ts';
import { errorTextProps, useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { withElement } from '../../runtime/messages/withElement.tsx';
import { isUserFacingError } from '../../runtime/isUserFacingError.ts';
import { PathText } from '../../ui/PathText.tsx';
import { describeError } from './describeError.ts';
import * as styles from './ErrorScreen.css.ts';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** Props of the root error screen. */
export interface ErrorScreenProps {
  /** Thrown value. User-facing messages are shown at once, the rest on request. */
  error: unknown;
  /** The object that was not found, such as "App not found". @default none: another failure */
  notFound?: string | undefined;
  /** The page that lists objects of the kind that was not found. @default none */
  list?: { name: string; href: string } | undefined;
  /** The path of the page that failed. */
  path: string;
  homeHref: string | undefined;
  /** Reloads the page. */
  onTryAgain: () => void;
  /** Footer. */
  footer?: ReactNode;
}

/** Error screen for a page that failed as a whole. */
export function ErrorScreen({
  error,
  notFound,
  list,
  path,
  homeHref,
  onTryAgain,
  footer,
}: ErrorScreenProps) {
  const messages = useMessages(errorMessages);
  const common = useMessages(commonMessages);
  const errorText = useErrorText();
  const wordsFor = (failure: unknown) =>
    isUserFacingError(failure) ? errorText(failure) : common.errorTitle;
  const [isShown, setShown] = useState(false);
  const detailsId = useId();
  return (
    <OpenWaterPage footer={footer}>
      <Stack gap={2} align="center">
        {notFound === undefined ? (
          <Heading level={1}>
            <ScrambleText duration={450}>{messages.heading}</ScrambleText>
          </Heading>
        ) : (
          <>
            <Text as="p" tone="muted">
              <ScrambleText duration={450}>{messages.heading}</ScrambleText>
            </Text>
            <Heading level={1}>{notFound}</Heading>
          </>
        )}
        <Text as="p" tone="muted">
          {withElement(messages.text, <PathText>{path}</PathText>)}
        </Text>
        {notFound === undefined ? (
          <Text as="p" weight="medium" {...(isUserFacingError(error) && errorTextProps(error))}>
            {wordsFor(error)}
          </Text>
        ) : (
          <Text as="p" weight="medium">
            {messages.notFoundReason}
          </Text>
        )}
      </Stack>
      <Inline isWrapping justify="center">
        {list !== undefined && (
          <PageLinkButton variant="primary" href={list.href}>
            {messages.goTo(list.name)}
          </PageLinkButton>
        )}
        <Button variant={list === undefined ? 'primary' : 'secondary'} onPress={onTryAgain}>
          {messages.tryAgain}
        </Button>
        <PageLinkButton href={homeHref}>{messages.goHome}</PageLinkButton>
        {notFound === undefined && (
          <Button
            variant="ghost"
            aria-expanded={isShown}
            aria-controls={isShown ? detailsId : undefined}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? messages.hideError : messages.showError}
          </Button>
        )}
      </Inline>
      {isShown && (
        <pre id={detailsId} className={styles.details} dir="ltr">
          {describeError(error)}
        </pre>
      )}
    </OpenWaterPage>
  );
}
