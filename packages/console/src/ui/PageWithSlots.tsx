import { Page } from '@quayside/design-system';
import type { PageProps } from '@quayside/design-system';

import type { PageSlots } from '../runtime/slots.ts';

interface PageWithSlotsProps extends PageProps {
  slots: PageSlots | undefined;
}

/** A page with the host's header actions and section. */
export function PageWithSlots({ slots, actions, children, ...props }: PageWithSlotsProps) {
  return (
    <Page
      {...props}
      actions={
        slots?.headerActions === undefined ? (
          actions
        ) : (
          <>
            {slots.headerActions}
            {actions}
          </>
        )
      }
    >
      {children}
      {slots?.section}
    </Page>
  );
}
