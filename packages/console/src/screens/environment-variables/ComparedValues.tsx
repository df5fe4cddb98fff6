import type { EnvironmentVariable } from '@quayside/api-contract';
import { IconButton, Text, useTimeSettings } from '@quayside/design-system';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import * as styles from './CompareCard.css.ts';
import type { ComparedRow } from './compareVariables.ts';
import * as screenStyles from './EnvironmentVariablesScreen.css.ts';
import { Mask } from '../../features/variables/Mask.tsx';

/** Time after which revealed values are masked again, in milliseconds. */
const revealedMs = 60_000;

interface ComparedValuesProps {
  row: ComparedRow;
  /** Name of the other app. */
  otherName: string;
}

/** The values of a name in two apps, masked until revealed. */
export function ComparedValues({ row: { name, here, there }, otherName }: ComparedValuesProps) {
  const { compare: messages } = useMessages(environmentVariablesMessages);
  const { clock } = useTimeSettings();
  const [revealedUntil, setRevealedUntil] = useState<number>();
  const isRevealed = useSecondsUntil(revealedUntil) > 0;
  const canReveal = [here, there].some((variable) => variable?.is_secret === false);
  return (
    <div className={styles.values}>
      <dl className={styles.sides}>
        {here && <Side name={messages.here} variable={here} isRevealed={isRevealed} />}
        {there && <Side name={otherName} variable={there} isRevealed={isRevealed} />}
      </dl>
      {canReveal && (
        <IconButton
          size="sm"
          label={isRevealed ? messages.hide(name) : messages.reveal(name)}
          onPress={() => setRevealedUntil(isRevealed ? undefined : clock.now() + revealedMs)}
        >
          {isRevealed ? <EyeOff /> : <Eye />}
        </IconButton>
      )}
    </div>
  );
}

interface ComparedAppProps {
  name: string;
  variable: EnvironmentVariable;
  isRevealed: boolean;
}

function Side({ name, variable: { is_secret: isSecret, value }, isRevealed }: ComparedAppProps) {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <>
      <dt className={styles.sideName}>{name}</dt>
      <dd className={styles.sideValue}>
        {isSecret || value === null || value === undefined ? (
          <Text size={12} tone="subtle" title={messages.writeOnlyHint}>
            {messages.writeOnly}
          </Text>
        ) : !isRevealed ? (
          <Mask />
        ) : value === '' ? (
          <Text size={12} tone="subtle">
            {messages.emptyValue}
          </Text>
        ) : (
          <Text isMono size={12} className={screenStyles.revealed}>
            {value}
          </Text>
        )}
      </dd>
    </>
  );
}
