import type { EnvironmentVariable } from '@quayside/api-contract';
import { CopyButton, IconButton, Text, useTimeSettings } from '@quayside/design-system';
import { Eye, EyeOff } from 'lucide-react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { useIsNear } from './nearRows.tsx';
import { Mask } from '../../features/variables/Mask.tsx';
import { revealedMs } from '../../features/variables/revealedMs.ts';

interface VariableValueProps {
  variable: EnvironmentVariable;
  /** Time until which the value is shown, in milliseconds since the epoch. @default it is masked */
  revealedUntil: number | undefined;
  onRevealedUntilChange: (revealedUntil: number | undefined) => void;
}

/** The value of a variable: masked until revealed, and always copied in full. */
export function VariableValue({
  variable,
  revealedUntil,
  onRevealedUntilChange,
}: VariableValueProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  const { clock } = useTimeSettings();
  const seconds = useSecondsUntil(revealedUntil);
  const isRevealed = seconds > 0;
  const { name, value, is_secret } = variable;
  // The space of the buttons is always reserved.
  const hasControls = useIsNear(name);
  if (is_secret || value === null || value === undefined) {
    return (
      <Text tone="subtle" title={messages.writeOnlyHint}>
        {messages.writeOnly}
      </Text>
    );
  }
  if (value === '') return <Text tone="subtle">{messages.emptyValue}</Text>;
  return (
    <span className={styles.value}>
      {isRevealed ? (
        <Text isMono size={12} className={styles.revealed}>
          {value}
        </Text>
      ) : (
        <Mask />
      )}
      <span className={styles.valueActions}>
        {isRevealed && (
          // Not announced: it changes every second.
          <Text size={12} tone="subtle" isNumeric aria-hidden title={messages.hiddenIn(seconds)}>
            {messages.seconds(seconds)}
          </Text>
        )}
        {hasControls && (
          <>
            <IconButton
              size="sm"
              label={isRevealed ? messages.hide(name) : messages.reveal(name)}
              onPress={() =>
                onRevealedUntilChange(isRevealed ? undefined : clock.now() + revealedMs)
              }
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
