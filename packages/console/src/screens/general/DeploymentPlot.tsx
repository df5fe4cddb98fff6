import type { Deployment } from '@quayside/api-contract';
import { Sparkline, Text } from '@quayside/design-system';
import type { SparklineValue } from '@quayside/design-system';

import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { generalMessages } from '../../runtime/messages/en/general.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { formatDuration } from '../../ui/formatDuration.ts';
import { shortenId } from '../../ui/shortenId.ts';
import { plotOf } from './deploymentPlot.ts';
import type { PlottedDeployment } from './deploymentPlot.ts';
import * as styles from './GeneralScreen.css.ts';

interface DeploymentPlotProps {
  /** Newest first. */
  deployments: readonly Deployment[];
  liveId: string | undefined;
}

const fewDeployments = 16;

const tones = { ready: 'neutral', failed: 'danger', live: 'success' } as const satisfies Record<
  PlottedDeployment['outcome'],
  SparklineValue['tone']
>;

/** Durations and outcomes of the latest deployments; empty if there are too few to compare. */
export function DeploymentPlot({ deployments: newestFirst, liveId }: DeploymentPlotProps) {
  const { plot: messages } = useMessages(generalMessages);
  const { duration: words } = useMessages(deploymentsMessages);
  const { deployments, median } = plotOf(newestFirst, liveId);
  if (deployments.length < 2) return null;
  const failed = deployments.filter(({ outcome }) => outcome === 'failed').length;
  const figures = messages.figures(
    deployments.length,
    failed,
    median === undefined ? undefined : formatDuration(median, words),
  );
  return (
    <div className={styles.plot}>
      <Sparkline
        className={deployments.length < fewDeployments ? styles.fewBars : undefined}
        aria-label={`${messages.label} ${figures}`}
        values={deployments.map(({ id, duration, outcome }) => ({
          id,
          value: duration,
          tone: tones[outcome],
          label: messages.bar(
            shortenId(id),
            formatDuration(duration, words),
            messages.outcomes[outcome],
          ),
        }))}
      />
      <Text as="p" size={12} tone="subtle" isNumeric aria-hidden>
        {figures}
      </Text>
    </div>
  );
}
