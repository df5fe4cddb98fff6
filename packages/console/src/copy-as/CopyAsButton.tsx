import { IconButton } from '@quayside/design-system';
import type { IconButtonProps } from '@quayside/design-system';
import { SquareTerminal } from 'lucide-react';

import { commonMessages } from '../messages/en/common.ts';
import { useMessages } from '../messages/useMessages.ts';

/** The button of the menu, before its code is there and after. */
export function CopyAsButton(props: Omit<IconButtonProps, 'label' | 'variant' | 'children'>) {
  return (
    <IconButton {...props} label={useMessages(commonMessages).copyAs} variant="secondary">
      <SquareTerminal size={16} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
