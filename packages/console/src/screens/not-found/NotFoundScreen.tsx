import { Button, LinkButton, ScrambleText } from '@quayside/design-system';
import { ArrowLeft } from 'lucide-react';

import { useMessages } from '../../messages/index.ts';
import { OpenWaterPage } from '../../shell/OpenWaterPage.tsx';
import { NumeralPennants } from './NumeralPennants.tsx';

/** What Not Found shows. */
export interface NotFoundScreenProps {
  /** The path that leads nowhere, as it is in the address. */
  path: string;
  homeHref: string;
  /** Goes back in the browser's history. */
  onGoBack: () => void;
}

/** For an address that leads nowhere. */
export function NotFoundScreen({ path, homeHref, onGoBack }: NotFoundScreenProps) {
  const { notFound: messages } = useMessages();
  return (
    <OpenWaterPage
      emblem={<NumeralPennants />}
      overline={<ScrambleText durationMs={900}>{messages.code}</ScrambleText>}
      title={<ScrambleText durationMs={450}>{messages.heading}</ScrambleText>}
      actions={
        <>
          <Button onPress={onGoBack}>
            <ArrowLeft aria-hidden="true" />
            {messages.goBack}
          </Button>
          <LinkButton variant="primary" href={homeHref}>
            {messages.goHome}
          </LinkButton>
        </>
      }
    >
      {messages.before} <code>{path}</code> {messages.after}
    </OpenWaterPage>
  );
}
