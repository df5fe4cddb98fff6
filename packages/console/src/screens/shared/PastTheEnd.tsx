import { Button, EmptyState } from '@quayside/design-system';

import { commonMessages } from '../../messages/en/common.ts';
import { useMessages } from '../../messages/useMessages.ts';

interface PastTheEndProps {
  onFirstPage: () => void;
}

/** In the place of rows on a page that an old address names and the list no longer reaches. */
export function PastTheEnd({ onFirstPage }: PastTheEndProps) {
  const common = useMessages(commonMessages);
  return (
    <EmptyState
      title={common.pastTheEnd}
      actions={<Button onPress={onFirstPage}>{common.firstPage}</Button>}
    />
  );
}
