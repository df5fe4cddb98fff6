import type { Deployment } from '@quayside/api-contract';
import { Button, Menu, MenuItem, MenuTrigger, Text, Time } from '@quayside/design-system';
import { ChevronDown, GitCompareArrows } from 'lucide-react';

import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import { shortenId } from '../../ui/shortenId.ts';

interface CompareMenuProps {
  /** Other builds, newest first. */
  builds: readonly Deployment[];
  /** The last good one of them, which comes first. @default none */
  lastGood: Deployment | undefined;
  isPending: boolean;
  onCompare: (build: Deployment) => void;
}

/** Chooses a build to compare with. */
export function CompareMenu({ builds, lastGood, isPending, onCompare }: CompareMenuProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const others = builds.filter(({ id }) => id !== lastGood?.id);
  return (
    <MenuTrigger>
      <Button icon={<GitCompareArrows />} isPending={isPending}>
        {messages.action}
        <ChevronDown aria-hidden size={14} />
      </Button>
      <Menu>
        {(lastGood === undefined ? others : [lastGood, ...others]).map((build) => (
          <MenuItem
            key={build.id}
            id={build.id}
            textValue={build.id}
            onAction={() => onCompare(build)}
          >
            <span>{build === lastGood ? messages.lastGood : shortenId(build.id)}</span>{' '}
            <Text size={12} tone="muted">
              {build === lastGood
                ? shortenId(build.id)
                : describeDeploymentStatus(build.status, statuses).label}
            </Text>{' '}
            <Text size={12} tone="muted">
              <Time value={build.created_at} format="absolute" />
            </Text>
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
