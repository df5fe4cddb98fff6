import type { App, Deployment } from '@quayside/api-contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { deploymentMutations } from '../../api/deployments.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useNavigation } from '../../runtime/useConsole.ts';
import { RedeployDialog } from '../redeploy/RedeployDialog.tsx';

/** Deployment to start again. */
export interface RedeployPlan {
  teamSlug: string;
  app: App;
  deployment: Deployment;
}

interface RedeployFlowProps {
  plan: RedeployPlan;
}

/** Confirms a redeploy of an app once, then opens its log. A new `key` asks for confirmation again. */
export function RedeployFlow({ plan: { teamSlug, app, deployment } }: RedeployFlowProps) {
  const { navigate } = useNavigation();
  const api = useApi();
  const { mutateAsync: redeploy } = useMutation(deploymentMutations(api).redeploy());
  const [isOpen, setOpen] = useState(true);
  return (
    <RedeployDialog
      deployment={deployment}
      appName={app.name}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onRedeploy={async ({ id }) => {
        await redeploy(id);
        navigate(buildPath('deployment', { teamSlug, appSlug: app.slug, deploymentId: id }));
      }}
    />
  );
}
