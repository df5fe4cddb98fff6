import type { App, EnvironmentVariable } from '@quayside/api-contract';
import { MenuItem } from '@quayside/design-system';

import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
import { useReportFailure } from '../../../ui/useReportFailure.ts';
import type { ReviewRequest } from '../review/reviewRequest.ts';
import type { VariableChanges } from '../useVariableChanges.ts';
import { sourceOf } from './compareApps.ts';
import { useOtherApps } from './useComparison.ts';

interface CopyItemsProps {
  app: App;
  variable: EnvironmentVariable;
  changes: VariableChanges;
  onReview: (review: ReviewRequest) => void;
}

/** Menu items that copy a variable to the other apps of the team. Each ends in a review. */
export function CopyItems({ app, variable, changes, onReview }: CopyItemsProps) {
  const { compare: messages } = useMessages(environmentVariablesMessages);
  const reportFailure = useReportFailure();
  const others = useOtherApps(app);
  if (others.status === 'error') return <MenuItem isDisabled>{messages.errorTitle}</MenuItem>;
  if (others.status !== 'ready') return <MenuItem isDisabled>{messages.loadingApps}</MenuItem>;
  if (others.data.length === 0) return <MenuItem isDisabled>{messages.noApps}</MenuItem>;

  async function copyTo(to: App) {
    try {
      const variables = await changes.refresh(to.id);
      onReview({
        title: messages.reviewTo(app.name, to.name),
        sources: [sourceOf(variable)],
        source: { type: 'copy', appName: app.name },
        target: changes.targetOf({ app: to, variables }),
      });
    } catch (error) {
      reportFailure(error, `variables ${to.id}`);
    }
  }
  return others.data.map((other) => (
    <MenuItem key={other.id} textValue={other.name} onAction={() => void copyTo(other)}>
      <bdi>{other.name}</bdi>
    </MenuItem>
  ));
}
