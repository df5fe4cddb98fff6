import { Button, EmptyState } from '@quayside/design-system';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

interface PageOutOfRangeProps {
  onFirstPage: () => void;
}

/** In the place of rows on a page that an old address names and the list no longer reaches. */
export function PageOutOfRange({ onFirstPage }: PageOutOfRangeProps) {
  const common = useMessages(commonMessages);
  return (
    <EmptyState
      title={common.pastTheEnd}
      actions={<Button onPress={onFirstPage}>{common.firstPage}</Button>}
    />
  );
}
