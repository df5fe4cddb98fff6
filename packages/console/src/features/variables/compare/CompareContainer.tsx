import type { App } from '@quayside/api-contract';

import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
import type { ReviewRequest } from '../review/reviewRequest.ts';
import type { VariableChanges } from '../useVariableChanges.ts';
import { copySources } from './compareApps.ts';
import { CompareApps } from './CompareApps.tsx';
import { useComparison } from './useComparison.ts';

interface CompareContainerProps {
  app: App;
  /** Slugs of the other apps. @default the app with the most similar name */
  slugs: readonly string[];
  onChange: (slugs: readonly string[]) => void;
  changes: VariableChanges;
  onReview: (review: ReviewRequest) => void;
}

/** Compares the variables of apps with the platform's data. A copy in either direction ends in a review. */
export default function CompareContainer({
  app,
  slugs,
  onChange,
  changes,
  onReview,
}: CompareContainerProps) {
  const { compare: messages } = useMessages(environmentVariablesMessages);
  return (
    <CompareApps
      comparison={useComparison(app, slugs)}
      onChange={onChange}
      onCopy={({ names, from, to }) => {
        const isHere = to.app.id === app.id;
        onReview({
          title: isHere
            ? messages.reviewFrom(from.app.name)
            : messages.reviewTo(from.app.name, to.app.name),
          sources: copySources(names, from, to),
          source: { type: 'copy', appName: from.app.name },
          ...(!isHere && { target: changes.targetOf(to) }),
        });
      }}
    />
  );
}
