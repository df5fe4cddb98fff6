import type { EnvironmentVariable } from '@quayside/api-contract';
import {
  CopyButton,
  IconButton,
  Text,
  useTimeSettings,
  VisuallyHidden,
} from '@quayside/design-system';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';

interface VariableValueProps {
  variable: EnvironmentVariable;
  isRevealed: boolean;
  /** Whether its buttons are rendered; their space is always reserved. */
  hasControls: boolean;
  onRevealedChange: (isRevealed: boolean) => void;
}

/** Has the same width for every value, so that it does not reveal the length. */
const mask = '•'.repeat(12);

/** Time after which a revealed value is masked again, in milliseconds. */
const revealedMs = 60_000;

/** The value of a variable: masked until revealed, and always copied in full. */
export function VariableValue({
  variable,
  isRevealed,
  hasControls,
  onRevealedChange,
}: VariableValueProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  const { name, value, is_secret } = variable;
  if (is_secret || value === null || value === undefined) {
    return (
      <Text tone="subtle" title={messages.writeOnlyHint}>
        {messages.writeOnly}
      </Text>
    );
  }
  return (
    <span className={styles.value}>
      {isRevealed ? (
        <RevealedValue value={value} />
      ) : (
        <span className={styles.mask}>
          <span aria-hidden>{mask}</span>
          <VisuallyHidden>{messages.masked}</VisuallyHidden>
        </span>
      )}
      <span className={styles.valueActions}>
        {isRevealed && <MaskCountdown onEnd={() => onRevealedChange(false)} />}
        {hasControls && (
          <>
            <IconButton
              size="sm"
              label={isRevealed ? messages.hide(name) : messages.reveal(name)}
              onPress={() => onRevealedChange(!isRevealed)}
            >
              {isRevealed ? <EyeOff /> : <Eye />}
            </IconButton>
            <CopyButton size="sm" label={common.copy(name)} value={value} />
          </>
        )}
      </span>
    </span>
  );
}

function RevealedValue({ value }: { value: string }) {
  const messages = useMessages(environmentVariablesMessages);
  if (value === '') return <Text tone="subtle">{messages.emptyValue}</Text>;
  return (
    <Text isMono size={12} className={styles.revealed}>
      {value}
    </Text>
  );
}

/** Seconds until the value is masked again. They are not announced. */
function MaskCountdown({ onEnd }: { onEnd: () => void }) {
  const messages = useMessages(environmentVariablesMessages);
  const { clock } = useTimeSettings();
  const [end] = useState(() => clock.now() + revealedMs);
  const seconds = useSecondsUntil(end);
  useEffect(() => {
    if (seconds === 0) onEnd();
  }, [seconds, onEnd]);
  return (
    <Text size={12} tone="subtle" isNumeric aria-hidden title={messages.hiddenIn(seconds)}>
      {messages.seconds(seconds)}
    </Text>
  );
}
