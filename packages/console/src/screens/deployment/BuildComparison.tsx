import type { Deployment } from '@quayside/api-contract';
import { Button, Inline, Menu, MenuItem, MenuTrigger, Text, Time } from '@quayside/design-system';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import { deploymentStatusMessages } from '../../runtime/messages/en/apps.ts';
import { shortenId } from '../../ui/shortenId.ts';
import { comparePackages } from '../../features/build-logs/packages.ts';
import { compareLogs } from '../../features/failure-explanations/compareLogs.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './FailureNotice.css.ts';
import { LogComparison } from './LogComparison.tsx';
import type { ComparedLogs } from './LogComparison.tsx';

/** Builds whose logs can be compared. */
export interface OtherBuilds {
  /** Newest first. */
  builds: readonly Deployment[];
  /** Reads the masked lines of a log. */
  onRead: (build: Deployment) => Promise<readonly string[]>;
}

interface BuildComparisonProps {
  /** Lines of the build log, once it has ended. */
  lines: readonly string[];
  /** Reads the masked lines of the last good log. @default no comparison */
  onReadGoodLog: (() => Promise<readonly string[]>) | undefined;
  /** Other builds to choose from. @default none */
  otherBuilds?: OtherBuilds | undefined;
  onGoToLine: ((line: number) => void) | undefined;
  /** Other actions beside the button. */
  children?: ReactNode;
}

/** Compares a build with the last good one: its log and its packages. */
export function BuildComparison({
  lines,
  onReadGoodLog,
  otherBuilds,
  onGoToLine,
  children,
}: BuildComparisonProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const [compared, setCompared] = useState<ComparedLogs>();

  async function compare(readLog: () => Promise<readonly string[]>, otherId?: string) {
    setCompared('reading');
    try {
      const [other, { alignLogs }] = await Promise.all([
        readLog(),
        import('../../features/failure-explanations/alignLogs.ts'),
      ]);
      setCompared({
        difference: compareLogs(lines, other),
        hunks: alignLogs(lines, other),
        packages: comparePackages(lines, other),
        otherId,
      });
    } catch {
      setCompared('failed');
    }
  }

  const hasLog = lines.length > 0;
  const canCompare = onReadGoodLog !== undefined && hasLog;
  const builds = hasLog ? (otherBuilds?.builds ?? []) : [];
  if (!canCompare && builds.length === 0 && children === undefined) return null;
  return (
    <div className={styles.compare}>
      <Inline gap={4} isWrapping>
        {canCompare && (
          <Button
            size="sm"
            variant="secondary"
            icon={<GitCompareArrows />}
            isPending={compared === 'reading'}
            onPress={() => void compare(onReadGoodLog)}
          >
            {messages.action}
          </Button>
        )}
        {otherBuilds && builds.length > 0 && (
          <MenuTrigger>
            <Button size="sm" variant="secondary" isDisabled={compared === 'reading'}>
              {messages.other}
            </Button>
            <Menu>
              {builds.map((build) => (
                <MenuItem
                  key={build.id}
                  id={build.id}
                  textValue={build.id}
                  onAction={() => void compare(() => otherBuilds.onRead(build), build.id)}
                >
                  <span>{shortenId(build.id)}</span>{' '}
                  <Text size={12} tone="muted">
                    {describeDeploymentStatus(build.status, statuses).label}
                  </Text>{' '}
                  <Text size={12} tone="muted">
                    <Time value={build.created_at} format="absolute" />
                  </Text>
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )}
        {children}
      </Inline>
      <LogComparison compared={compared} onGoToLine={onGoToLine} />
    </div>
  );
}
