import { IconButton } from '@quayside/design-system';
import { Bell, BellRing } from 'lucide-react';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { LogWatch } from './useLogWatch.ts';

interface WatchButtonProps {
  watch: LogWatch;
}

/** Turns notifications of new matching lines on and off. */
export function WatchButton({ watch: { isOn, onChange } }: WatchButtonProps) {
  const { watch: messages } = useMessages(logsMessages);
  return (
    <IconButton
      variant="secondary"
      label={isOn ? messages.stop : messages.start}
      onPress={() => onChange(!isOn)}
    >
      {isOn ? <BellRing /> : <Bell />}
    </IconButton>
  );
}
