import { useTheme } from '@quayside/design-system';
import { Upload } from 'lucide-react';

import { deploymentsMessages } from '../runtime/messages/en/deployments.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { requestAction } from './fieldFocus.ts';
import { PageLinkButton } from './PageLink.tsx';

interface NewDeploymentLinkProps {
  /** Link to the deployments of the app. @default no button */
  href: string | undefined;
}

/** Link to the deployments of an app, which opens New Deployment there. */
export function NewDeploymentLink({ href }: NewDeploymentLinkProps) {
  const { newDeployment } = useMessages(deploymentsMessages);
  const { root } = useTheme();
  return (
    <PageLinkButton
      href={href}
      variant="primary"
      icon={<Upload />}
      onPress={({ ctrlKey, metaKey, shiftKey }) => {
        const isNewTab = ctrlKey || metaKey || shiftKey;
        if (root !== null && !isNewTab) requestAction(root, 'newDeployment', false);
      }}
    >
      {newDeployment}
    </PageLinkButton>
  );
}
