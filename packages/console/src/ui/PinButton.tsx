import { IconButton } from '@quayside/design-system';
import { Pin } from 'lucide-react';

import { appsMessages } from '../runtime/messages/en/apps.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

interface PinButtonProps {
  /** Name of the app. */
  name: string;
  isPinned: boolean;
  onToggle: () => void;
}

/** Pins an app, or unpins it. */
export function PinButton({ name, isPinned, onToggle }: PinButtonProps) {
  const messages = useMessages(appsMessages);
  return (
    <IconButton
      size="sm"
      variant="ghost"
      label={isPinned ? messages.unpin(name) : messages.pin(name)}
      onPress={onToggle}
    >
      <Pin fill={isPinned ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
