import type { Provider } from '@quayside/api-contract';
import { Text } from '@quayside/design-system';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

import { integrationsMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import * as styles from './ProviderStatus.css.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const icons = new Map<string, ReactNode>([
  ['connected', <CircleCheck key="connected" {...icon} />],
  ['coming_soon', <Clock key="coming_soon" {...icon} />],
]);

/** Status of a team's connection to a provider. An unknown status is shown as a sentence. */
export function ProviderStatus({ status }: Pick<Provider, 'status'>) {
  const { status: words } = useMessages(integrationsMessages);
  const texts = new Map<string, string>(Object.entries(words));
  return (
    <Text tone={status === 'connected' ? 'default' : 'muted'} className={styles.status}>
      {icons.get(status) ?? <CircleDashed {...icon} />}
      <span>{texts.get(status) ?? sentenceOf(status)}</span>
    </Text>
  );
}
