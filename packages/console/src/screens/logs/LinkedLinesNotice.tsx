import { Banner, Button } from '@quayside/design-system';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** Why linked lines are not shown. */
export type MissingReason = 'filtered' | 'unread' | 'otherDeployment' | 'gone';

/** Props of {@link LinkedLinesNotice}. */
export interface LinkedLinesNoticeProps {
  /** `undefined` while the lines are shown or searched for. */
  reason: MissingReason | undefined;
  onClearFilters: () => void;
  onAllDeployments: () => void;
}

/**
 * Notice that only the part of a log around linked lines is shown, or why these are missing and what to do. The link to
 * the live log is beside the title, and the one to older lines below the log.
 */
export function LinkedLinesNotice({
  reason,
  onClearFilters,
  onAllDeployments,
}: LinkedLinesNoticeProps) {
  const { linked } = useMessages(logsMessages);
  if (reason === undefined) {
    return (
      <Banner tone="info" title={linked.title}>
        {linked.text}
      </Banner>
    );
  }
  const ways = {
    filtered: { label: linked.clearFilters, onPress: onClearFilters },
    otherDeployment: { label: linked.showAllDeployments, onPress: onAllDeployments },
    unread: undefined,
    gone: undefined,
  };
  const way = ways[reason];
  return (
    <Banner
      tone="warning"
      announce="polite"
      title={linked.missing}
      actions={
        way && (
          <Button size="sm" variant="secondary" onPress={way.onPress}>
            {way.label}
          </Button>
        )
      }
    >
      {linked.why[reason]}
    </Banner>
  );
}
