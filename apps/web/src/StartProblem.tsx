import {
  Button,
  Heading,
  OpenWaterPage,
  Stack,
  Text,
  ThemeProvider,
} from '@quayside/design-system';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Reason why the app cannot start, and what the user can do. In English, as no other language may have loaded. */
interface Problem {
  title: string;
  texts: readonly string[];
  action: string;
  onAction: () => unknown;
  /** Shown when the action fails. */
  failure?: string;
}

/** Shows a problem in `container`. Resolves once its action has succeeded, with `container` empty again. */
export function showStartProblem(container: Element, problem: Problem): Promise<void> {
  return new Promise((resolve) => {
    const root = createRoot(container);
    const onSolved = () => {
      root.unmount();
      resolve();
    };
    root.render(<StartProblem {...problem} onSolved={onSolved} />);
  });
}

function StartProblem(props: Problem & { onSolved: () => void }) {
  const { title, texts, action, failure, onAction, onSolved } = props;
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  async function act() {
    setState('pending');
    try {
      await onAction();
      onSolved();
    } catch {
      setState('failed');
    }
  }
  return (
    <ThemeProvider colorScheme="inherit">
      <OpenWaterPage>
        <Stack gap={2} align="center" role="alert">
          <Heading level={1}>{title}</Heading>
          {texts.map((text) => (
            <Text key={text} as="p">
              {text}
            </Text>
          ))}
        </Stack>
        <Button variant="primary" isPending={state === 'pending'} onPress={() => void act()}>
          {action}
        </Button>
        <Text as="p" role="alert">
          {state === 'failed' && failure}
        </Text>
      </OpenWaterPage>
    </ThemeProvider>
  );
}
