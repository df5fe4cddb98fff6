import type { Provider } from '@quayside/api-contract';
import { Text } from '@quayside/design-system';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { integrationsMessages } from '../../messages/en/integrations.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ProviderStatus.css.ts';

const icons = new Map<string, LucideIcon>([
  ['connected', CircleCheck],
  ['available', CircleDashed],
  ['coming_soon', Clock],
]);

/** Whether a team has connected a provider. A status newer than we know is shown as it is. */
export function ProviderStatus({ status }: Pick<Provider, 'status'>) {
  const { status: words } = useMessages(integrationsMessages);
  const texts = new Map<string, string>(Object.entries(words));
  const Icon = icons.get(status) ?? CircleDashed;
  return (
    <Text tone={status === 'connected' ? 'default' : 'muted'} className={styles.status}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {texts.get(status) ?? status}
    </Text>
  );
}
