import { Banner, Button } from '@quayside/design-system';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** Why the lines that a link leads to are not shown. */
export type WhyMissing = 'filtered' | 'unread' | 'otherDeployment' | 'gone';

/** Props of {@link LinkedLinesNotice}. */
export interface LinkedLinesNoticeProps {
  /** `undefined` where the lines are shown, or still looked for. */
  why: WhyMissing | undefined;
  onClearFilters: () => void;
  onAllDeployments: () => void;
}

/**
 * Says that a part of a log is shown, around the lines of a link; or why these are not there, and what to do. The way
 * back to the live log is beside the title, and that to older lines under the log.
 */
export function LinkedLinesNotice({
  why,
  onClearFilters,
  onAllDeployments,
}: LinkedLinesNoticeProps) {
  const { linked } = useMessages(logsMessages);
  if (why === undefined) {
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
  const way = ways[why];
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
      {linked.why[why]}
    </Banner>
  );
}
