import {
  Button,
  Heading,
  OpenWaterPage,
  Stack,
  Text,
  ThemeProvider,
} from '@quayside/design-system';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Recovery {
  title: string;
  /** Reason why the demo cannot start, and what the action does. */
  texts: readonly string[];
  action: string;
  onAction: () => Promise<unknown>;
  /** Shown when the action fails. */
  failure?: string;
}

/** Shows in `container` why the demo cannot start. Resolves once the user's action has succeeded, with `container` empty again. */
export function askToRecover(container: Element, recovery: Recovery): Promise<void> {
  return new Promise((resolve) => {
    const root = createRoot(container);
    const onRecovered = () => {
      root.unmount();
      resolve();
    };
    root.render(
      <StrictMode>
        <DemoRecovery {...recovery} onRecovered={onRecovered} />
      </StrictMode>,
    );
  });
}

function DemoRecovery({
  title,
  texts,
  action,
  onAction,
  failure,
  onRecovered,
}: Recovery & { onRecovered: () => void }) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const recover = () => {
    setState('pending');
    onAction().then(onRecovered, () => setState('failed'));
  };
  return (
    <ThemeProvider colorScheme="inherit">
      <OpenWaterPage>
        <Stack gap={2} align="center">
          <Heading level={1}>{title}</Heading>
          {texts.map((text, index) => (
            <Text key={text} as="p" {...(index > 0 && { tone: 'muted' })}>
              {text}
            </Text>
          ))}
        </Stack>
        <Button variant="primary" isPending={state === 'pending'} onPress={recover}>
          {action}
        </Button>
        <Text as="p" role="alert">
          {state === 'failed' && failure}
        </Text>
      </OpenWaterPage>
    </ThemeProvider>
  );
}
