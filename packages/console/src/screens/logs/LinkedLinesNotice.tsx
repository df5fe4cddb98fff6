import { Banner, Button } from '@quayside/design-system';

import { logsMessages } from '../../messages/en/logs.ts';
import { useMessages } from '../../messages/useMessages.ts';

/** Why the lines that a link leads to are not shown. */
export type WhyMissing = 'filtered' | 'unread' | 'otherDeployment' | 'gone';

/** Props of {@link LinkedLinesNotice}. */
export interface LinkedLinesNoticeProps {
  /** `undefined` where the lines are shown, or still looked for. */
  why: WhyMissing | undefined;
  onBackToLive: () => void;
  onClearFilters: () => void;
  onAllDeployments: () => void;
}

/** Says that a part of a log is shown, around the lines of a link; or why these are not there, and what to do. */
export function LinkedLinesNotice({
  why,
  onBackToLive,
  onClearFilters,
  onAllDeployments,
}: LinkedLinesNoticeProps) {
  const { linked, backToLive } = useMessages(logsMessages);
  const live = { label: backToLive, onPress: onBackToLive };
  const ways = {
    filtered: { label: linked.clearFilters, onPress: onClearFilters },
    otherDeployment: { label: linked.showAllDeployments, onPress: onAllDeployments },
    // The way to them is under the log.
    unread: undefined,
    gone: live,
  };
  const way = why === undefined ? live : ways[why];
  const actions = way && (
    <Button size="sm" variant="secondary" onPress={way.onPress}>
      {way.label}
    </Button>
  );
  if (why === undefined) {
    return (
      <Banner tone="info" title={linked.title} actions={actions}>
        {linked.text}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" announce="polite" title={linked.missing} actions={actions}>
      {linked.why[why]}
    </Banner>
  );
}
