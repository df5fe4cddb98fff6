import { Banner } from '@quayside/design-system';

import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** Directory of an app within the deployed folder. */
export interface AppLocation {
  /** The app's directory; null when it is the root. */
  directory: string | null;
  /** The repository of the app, as `owner/name`. */
  repository: string | null;
}

/** Warns that the upload lacks the app's directory. */
export function MissingDirectory({ directory, repository }: AppLocation) {
  const { missingDirectory: messages } = useMessages(newDeploymentMessages);
  if (directory === null) return null;
  return (
    <Banner tone="warning" title={messages.title(directory)}>
      {repository === null ? messages.text : messages.textOfRepository(repository)}
    </Banner>
  );
}
