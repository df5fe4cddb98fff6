import { Select, SelectItem } from '@quayside/design-system';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

interface KindSelectProps {
  label: string;
  isSecret: boolean;
  onChange: (isSecret: boolean) => void;
}

/** Chooses between a variable and a secret. */
export function KindSelect({ label, isSecret, onChange }: KindSelectProps) {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <Select
      aria-label={label}
      size="sm"
      value={isSecret ? 'secret' : 'variable'}
      onChange={(kind) => onChange(kind === 'secret')}
    >
      <SelectItem id="variable">{messages.kinds.variable}</SelectItem>
      <SelectItem id="secret" description={messages.secretIsPermanent}>
        {messages.kinds.secret}
      </SelectItem>
    </Select>
  );
}
