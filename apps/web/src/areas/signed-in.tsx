import { PageSlot, SignedInLayoutContainer } from '@quayside/console';
import type { PageSlotProps, SignedInLayoutContainerProps } from '@quayside/console';

export { AppsContainer as Apps } from '@quayside/console';

/** Rail and top bar around the page at a location. */
export function Shell({
  location,
  Page,
  ...layout
}: PageSlotProps & Omit<SignedInLayoutContainerProps, 'children'>) {
  return (
    <SignedInLayoutContainer {...layout}>
      <PageSlot location={location} Page={Page} />
    </SignedInLayoutContainer>
  );
}
