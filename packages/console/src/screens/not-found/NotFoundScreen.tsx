import {
  Button,
  Heading,
  Inline,
  OpenWaterPage,
  ScrambleText,
  Stack,
  Text,
} from '@quayside/design-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { notFoundMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { withElement } from '../../runtime/messages/withElement.tsx';
import * as styles from './NotFoundScreen.css.ts';
import { NumeralPennants } from './NumeralPennants.tsx';
import { PathText } from '../../ui/PathText.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** Props of Not Found. */
export interface NotFoundScreenProps {
  /** The path that was not found, as in the URL. */
  path: string;
  homeHref: string | undefined;
  /** Goes back in the browser's history. */
  onGoBack: () => void;
  /** Footer. */
  footer?: ReactNode;
}

/** Screen for a path that does not exist. */
export function NotFoundScreen({ path, homeHref, onGoBack, footer }: NotFoundScreenProps) {
  const messages = useMessages(notFoundMessages);
  return (
    <OpenWaterPage footer={footer}>
      <NumeralPennants />
      <Stack gap={2} align="center">
        <Text as="p" className={styles.code}>
          <ScrambleText duration={900}>{messages.code}</ScrambleText>
        </Text>
        <Heading level={1}>
          <ScrambleText duration={450}>{messages.heading}</ScrambleText>
        </Heading>
        <Text as="p" tone="muted">
          {withElement(messages.text, <PathText>{path}</PathText>)}
        </Text>
      </Stack>
      <Inline>
        <Button icon={<ArrowLeft size={16} />} onPress={onGoBack}>
          {messages.goBack}
        </Button>
        <PageLinkButton variant="primary" href={homeHref}>
          {messages.goHome}
        </PageLinkButton>
      </Inline>
    </OpenWaterPage>
  );
}
