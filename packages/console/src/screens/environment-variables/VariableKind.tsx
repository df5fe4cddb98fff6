import type { EnvironmentVariable } from '@quayside/api-contract';
import { Database } from 'lucide-react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { KindLabel } from '../../features/variables/KindLabel.tsx';
import * as styles from '../../features/variables/variables.css.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';

interface VariableKindProps {
  variable: EnvironmentVariable;
}

/** Source of a variable: set by hand, a secret, or set by a connected service. */
export function VariableKind({ variable }: VariableKindProps) {
  const messages = useMessages(environmentVariablesMessages);
  const provider = variable.connected_resource?.provider_metadata?.type;
  if (provider !== undefined) {
    return (
      <span className={styles.kind}>
        <Database aria-hidden size={14} />
        <span>{messages.providers[provider] ?? sentenceOf(provider)}</span>
      </span>
    );
  }
  return <KindLabel isSecret={variable.is_secret} />;
}
