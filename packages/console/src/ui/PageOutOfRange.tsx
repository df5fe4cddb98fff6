import { Button, EmptyState } from '@quayside/design-system';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

interface PageOutOfRangeProps {
  onFirstPage: () => void;
}

/** Replaces the rows on a page after the last one, which an old URL may request. */
export function PageOutOfRange({ onFirstPage }: PageOutOfRangeProps) {
  const common = useMessages(commonMessages);
  return (
    <EmptyState
      title={common.pastTheEnd}
      actions={<Button onPress={onFirstPage}>{common.firstPage}</Button>}
    />
  );
}
