import type { Deployment } from '@quayside/api-contract';
import { IconButton, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { CircleAlert, Ellipsis, RotateCw, ScrollText } from 'lucide-react';

import { canRedeploy } from '../../domain/deploymentStatus.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { shortenId } from '../../ui/shortenId.ts';
import * as styles from './DeploymentActions.css.ts';

/** Links to the app's log since a deployment; `undefined` for pages that the host does not have. */
export interface DeploymentLogLinks {
  logs: string | undefined;
  errors: string | undefined;
}

interface DeploymentActionsProps {
  deployment: Deployment;
  /** @default it has no log */
  links: DeploymentLogLinks | undefined;
  /** Whether other rows may have log links: then there is room for their menu. */
  hasMenu: boolean;
  /** @default it cannot be redeployed */
  onRedeploy: ((deployment: Deployment) => void) | undefined;
}

/** Redeploys a deployment of a list, and opens the app's log since then. */
export function DeploymentActions({
  deployment,
  links,
  hasMenu,
  onRedeploy,
}: DeploymentActionsProps) {
  const { redeploy, logLinks: messages } = useMessages(deploymentsMessages);
  const name = shortenId(deployment.id);
  return (
    <div className={styles.actions} data-menu={hasMenu || undefined}>
      {onRedeploy !== undefined && canRedeploy(deployment.status) && (
        <IconButton
          size="sm"
          label={redeploy.actionFor(name)}
          onPress={() => onRedeploy(deployment)}
        >
          <RotateCw />
        </IconButton>
      )}
      {links?.logs !== undefined && links.errors !== undefined && (
        <MenuTrigger>
          <IconButton size="sm" label={messages.label(name)} className={styles.menu}>
            <Ellipsis />
          </IconButton>
          <Menu placement="bottom end">
            <MenuItem id="logs" icon={<ScrollText size={16} />} href={links.logs}>
              {messages.logs}
            </MenuItem>
            <MenuItem id="errors" icon={<CircleAlert size={16} />} href={links.errors}>
              {messages.errors}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
    </div>
  );
}
