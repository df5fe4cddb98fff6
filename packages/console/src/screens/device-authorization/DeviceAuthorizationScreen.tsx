import { Button, QuaysideMark, SignedOutPage, Stack, Text } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { deviceAuthorizationMessages } from '../../runtime/messages/en/deviceAuthorization.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DeviceAuthorizationSkeleton } from './DeviceAuthorizationSkeleton.tsx';
import { DeviceCodeForm } from './DeviceCodeForm.tsx';
import type { DeviceCodeFormProps } from './DeviceCodeForm.tsx';
import { DeviceOutcomeView, type DeviceOutcome } from './DeviceOutcomeView.tsx';
import { DeviceQuestion, type DeviceQuestionProps } from './DeviceQuestion.tsx';

/** State of an authorization. */
export type DeviceAuthorizationView =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; onRetry: () => void }
  | ({ kind: 'question' } & DeviceQuestionProps)
  /** The URL has no code. */
  | ({ kind: 'entry' } & DeviceCodeFormProps)
  /** `entry`: form for another code. */
  | { kind: 'outcome'; outcome: DeviceOutcome; entry?: DeviceCodeFormProps };

/** Props of Device Authorization. */
export interface DeviceAuthorizationScreenProps {
  view: DeviceAuthorizationView;
  homeHref: string | undefined;
  /** Footer. */
  footer?: ReactNode;
}

/** Authorizes a command line to act as the user: the code is compared first, then authorized or denied. */
export function DeviceAuthorizationScreen({
  view,
  homeHref,
  footer,
}: DeviceAuthorizationScreenProps) {
  const messages = useMessages(deviceAuthorizationMessages);
  const isAsking = view.kind === 'question' || view.kind === 'loading';
  const isEntry = view.kind === 'entry';
  return (
    <SignedOutPage
      mark={<QuaysideMark size={32} />}
      title={messages.heading}
      description={isAsking || isEntry ? messages.lead : undefined}
      cardWidth={isAsking ? 'wide' : 'regular'}
      cardFooter={isAsking ? messages.foot : undefined}
      footer={footer}
    >
      <Content view={view} homeHref={homeHref} />
    </SignedOutPage>
  );
}

function Content({ view, homeHref }: Pick<DeviceAuthorizationScreenProps, 'view' | 'homeHref'>) {
  const messages = useMessages(deviceAuthorizationMessages);
  switch (view.kind) {
    case 'loading':
      return <DeviceAuthorizationSkeleton />;
    case 'failed':
      return (
        <Stack gap={4} align="center">
          <Text as="p" role="alert">
            {view.message}
          </Text>
          <Button onPress={view.onRetry}>{messages.tryAgain}</Button>
        </Stack>
      );
    case 'question':
      return <DeviceQuestion key={view.userCode} {...view} />;
    case 'entry':
      return <DeviceCodeForm {...view} />;
    case 'outcome':
      return (
        <Stack gap={6}>
          <DeviceOutcomeView outcome={view.outcome} homeHref={homeHref} />
          {view.entry && <DeviceCodeForm key={view.entry.tried} {...view.entry} />}
        </Stack>
      );
  }
}
