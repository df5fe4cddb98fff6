import {
  Button,
  Heading,
  OpenWaterPage,
  Stack,
  Text,
  ThemeProvider,
} from '@quayside/design-system';
import { useState } from 'react';

interface UnusableWorldProps {
  /** What is wrong with the world this browser keeps, and what to do about it. */
  message: string;
  /** Replaces it. A rejection is told, and can be tried again. */
  onStartAfresh: () => Promise<void>;
}

/** In the place of the demo, while the world that this browser keeps cannot be read. */
export function UnusableWorld({ message, onStartAfresh }: UnusableWorldProps) {
  const [state, setState] = useState<'asking' | 'replacing' | 'failed'>('asking');

  async function startAfresh() {
    setState('replacing');
    try {
      await onStartAfresh();
    } catch {
      setState('failed');
    }
  }

  return (
    <ThemeProvider colorScheme="inherit">
      <OpenWaterPage>
        <Stack gap={2} align="center">
          <Heading level={1}>The demo cannot start</Heading>
          <Text as="p">{message}</Text>
          <Text as="p" tone="muted">
            What was made in this demo before goes with it.
          </Text>
        </Stack>
        <Button
          variant="primary"
          isPending={state === 'replacing'}
          onPress={() => void startAfresh()}
        >
          Start afresh
        </Button>
        <Text as="p" role="alert">
          {state === 'failed' &&
            'It could not be replaced. Close the other tabs with the demo and try again.'}
        </Text>
      </OpenWaterPage>
    </ThemeProvider>
  );
}
