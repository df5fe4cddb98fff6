import type { Deployment } from '@quayside/api-contract';
import { Banner, Stack } from '@quayside/design-system';

import { deploymentMessages } from '../../messages/en/deployment.ts';
import { useMessages } from '../../messages/useMessages.ts';

interface DeploymentFailureNoticeProps {
  deployment: Deployment;
}

/** Why a deployment failed, in the platform's words; nothing where it says nothing. */
export function DeploymentFailureNotice({ deployment: { failure } }: DeploymentFailureNoticeProps) {
  const messages = useMessages(deploymentMessages);
  if (failure == null) return null;
  return (
    <Banner tone="danger" title={failure.error_title} announce="polite">
      <Stack gap={1}>
        <div>{failure.error_message}</div>
        {failure.error_hint !== '' && <div>{failure.error_hint}</div>}
        <div>{messages.stillServing}</div>
      </Stack>
    </Banner>
  );
}
