import { Banner } from '@quayside/design-system';

import type { SourcePlan } from '../deploy-upload/source.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** Directory of an app within the deployed folder. */
export interface AppLocation {
  /** The app's directory; null when it is the root. */
  directory: string | null;
  /** The repository of the app, as `owner/name`. */
  repository: string | null;
}

interface MissingDirectoryProps {
  location: AppLocation;
  plan: SourcePlan;
}

/** Warns that the upload lacks the app's directory. Nothing if it is included or unknown. */
export function MissingDirectory({ location, plan }: MissingDirectoryProps) {
  const { missingDirectory: messages } = useMessages(newDeploymentMessages);
  const { directory, repository } = location;
  if (directory === null || hasFolder(plan, directory)) return null;
  return (
    <Banner tone="warning" title={messages.title(directory)} announce="polite">
      {repository === null ? messages.text : messages.textOfRepository(repository)}
    </Banner>
  );
}

function hasFolder({ folders }: SourcePlan, directory: string): boolean {
  if (folders === undefined) return true;
  const parts = directory.split('/').map((part) => part.trim());
  const path = parts.filter((part) => part !== '' && part !== '.').join('/');
  return path === '' || folders.some((folder) => folder.normalize() === path.normalize());
}
