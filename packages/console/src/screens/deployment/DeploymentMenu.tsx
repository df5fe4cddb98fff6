import { IconButton, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Ellipsis, RotateCw } from 'lucide-react';

import type { CopyAsItems } from '../../features/copy-as/CopyAsMenu.tsx';
import { CopyAsSubmenu } from '../../features/copy-as/CopyAsSubmenu.tsx';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

interface DeploymentMenuProps {
  /** Asks whether to redeploy. Absent where Redeploy is the primary action, or not possible. */
  onRedeploy: (() => void) | undefined;
  copyAs: CopyAsItems | undefined;
}

/** Actions of a deployment that are not the next step, and its requests as commands. */
export function DeploymentMenu({ onRedeploy, copyAs }: DeploymentMenuProps) {
  const { moreActions } = useMessages(commonMessages);
  const { redeploy } = useMessages(deploymentsMessages);
  return (
    <>
      <MenuTrigger>
        <IconButton
          variant="secondary"
          label={moreActions}
          isDisabled={onRedeploy === undefined && copyAs === undefined}
        >
          <Ellipsis />
        </IconButton>
        <Menu placement="bottom end">
          {onRedeploy !== undefined && (
            <MenuItem icon={<RotateCw size={16} />} onAction={onRedeploy}>
              {redeploy.action}
            </MenuItem>
          )}
          {copyAs && <CopyAsSubmenu items={copyAs.items} />}
        </Menu>
      </MenuTrigger>
      {copyAs?.manualCopy}
    </>
  );
}
