import type { Deployment } from '@quayside/api-contract';
import { AlertDialog } from '@quayside/design-system';

import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { shortenId } from '../../ui/shortenId.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';

interface RedeployDialogProps {
  /** Deployment to start again. */
  deployment: Deployment;
  /** The app, when the page does not name it. */
  appName?: string | undefined;
  /** Redeploys. When the promise rejects, the dialog stays open and shows the error. */
  onRedeploy: (deployment: Deployment) => Promise<void>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirmation of a redeploy, with its consequences. */
export function RedeployDialog({
  deployment,
  appName,
  onRedeploy,
  isOpen,
  onOpenChange,
}: RedeployDialogProps) {
  const errorText = useErrorText();
  const deployments = useMessages(deploymentsMessages);
  const { redeploy } = deployments;
  const id = shortenId(deployment.id);
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      tone="neutral"
      title={appName === undefined ? redeploy.title(id) : redeploy.titleOfApp(id, appName)}
      actionLabel={redeploy.action}
      errorText={errorText}
      onAction={() => onRedeploy(deployment)}
    >
      <p>{redeploy.text}</p>
      <p>{redeploy.logNote}</p>
    </AlertDialog>
  );
}
