import { Banner, Button } from '@quayside/design-system';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { errorTextProps, useErrorText } from '../runtime/messages/useErrorText.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

interface LoadErrorProps {
  /** Title, such as "Couldn’t load apps". */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Replaces data that failed to load: an error message and a retry button. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const common = useMessages(commonMessages);
  const errorText = useErrorText(error);
  return (
    <Banner
      tone="danger"
      announce="polite"
      title={title}
      actions={
        <Button variant="secondary" size="sm" onPress={onRetry}>
          {common.retry}
        </Button>
      }
    >
      <span {...errorTextProps(error)}>{errorText(error)}</span>
    </Banner>
  );
}
