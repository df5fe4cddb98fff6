import type { SortOrder } from '@quayside/api-contract';
import { Button, VisuallyHidden } from '@quayside/design-system';
import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

interface OrderButtonProps {
  order: SortOrder;
  onOrderChange: (order: SortOrder) => void;
}

/** Shows the order of a list by time, and reverses it. The platform supports these two orders. */
export function OrderButton({ order, onOrderChange }: OrderButtonProps) {
  const common = useMessages(commonMessages);
  const Icon = order === 'desc' ? ArrowDownWideNarrow : ArrowDownNarrowWide;
  return (
    <Button
      variant="secondary"
      icon={<Icon />}
      onPress={() => onOrderChange(order === 'desc' ? 'asc' : 'desc')}
    >
      <VisuallyHidden>{`${common.order}: `}</VisuallyHidden>
      {common.orders[order]}
    </Button>
  );
}
