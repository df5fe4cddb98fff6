import type { DragEvent, HTMLAttributes } from 'react';
import { useMemo } from 'react';

import { commonMessages } from './messages/en/common.ts';
import { useMessages } from './messages/useMessages.ts';
import { useToaster } from './useConsole.ts';

/** Whether files are dragged that no drop zone or file input takes. */
function isStray(event: DragEvent): boolean {
  const isInput = event.target instanceof HTMLInputElement && event.target.type === 'file';
  return event.dataTransfer.types.includes('Files') && !event.isDefaultPrevented() && !isInput;
}

/**
 * Returns handlers for the root of the console. The browser would open a file that is dropped beside a drop zone, and
 * leave the page. React passes events of overlays on to the root, too.
 */
export function useStrayDrops(): Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDrop'> {
  const toast = useToaster();
  const { errorTitle, noDrop } = useMessages(commonMessages);
  return useMemo(
    () => ({
      onDragOver(event) {
        if (isStray(event)) event.preventDefault();
      },
      onDrop(event) {
        if (!isStray(event)) return;
        event.preventDefault();
        toast.error({ title: errorTitle, description: noDrop, topic: 'drop' });
      },
    }),
    [toast, errorTitle, noDrop],
  );
}
