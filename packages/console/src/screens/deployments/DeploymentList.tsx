import type { Deployment, Page as PageOf, SortOrder } from '@quayside/api-contract';
import {
  Button,
  EmptyState,
  LiveRegion,
  Pagination,
  Select,
  SelectItem,
  Text,
} from '@quayside/design-system';
import { ListFilter, Rocket, Upload } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Loadable } from '../../domain/loadable.ts';
import type { DeploymentOutcome } from '../../runtime/followed.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { Command } from '../../ui/Command.tsx';
import * as styles from '../../ui/list.css.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { OrderButton } from '../../ui/OrderButton.tsx';
import { pageRange } from '../../ui/pageRange.ts';
import { PageOrSection } from '../../ui/PageOrSection.tsx';
import { PageOutOfRange } from '../../ui/PageOutOfRange.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { DeploymentActions } from './DeploymentActions.tsx';
import type { DeploymentLogLinks } from './DeploymentActions.tsx';
import { DeploymentsTable } from '../../features/deployments-table/DeploymentsTable.tsx';
import { RedeployDialog } from '../../features/redeploy/RedeployDialog.tsx';
import type { PageSlots } from '../../runtime/slots.ts';

/** Props of the list of deployments. */
export interface DeploymentListData {
  /** One page of an app's deployments. */
  deployments: Loadable<PageOf<Deployment>>;
  /** The live deployment, if known. */
  liveId?: string | undefined;
  /** From 1. */
  page: number;
  /** Page size. */
  pageSize: number;
  onPageChange: (page: number) => void;
  order: SortOrder;
  onOrderChange: (order: SortOrder) => void;
  /** Outcome that the list is filtered by. @default none: all deployments */
  outcome?: DeploymentOutcome | undefined;
  /** Without it there is no filter. */
  onOutcomeChange?: ((outcome: DeploymentOutcome | undefined) => void) | undefined;
  /** Number of older deployments that the filter did not cover. @default 0 */
  unsearchedCount?: number | undefined;
  deploymentHref: (deployment: Deployment) => string | undefined;
  /** Returns links to the app's log since a deployment; `undefined` without a log. @default no links */
  logLinks?: ((deployment: Deployment) => DeploymentLogLinks | undefined) | undefined;
  /** Redeploys a deployment. Without it there is no redeploy action. */
  onRedeploy?: (deployment: Deployment) => Promise<void>;
  /** Starts a deployment from the browser. Without it there is no such action. */
  onNewDeployment?: (() => void) | undefined;
  /** Copy-as menu of the page. @default none */
  copyAs?: ReactNode;
  /** The dialog of a deployment from the browser, while it is open. */
  newDeployment?: ReactNode;
}

interface DeploymentListProps extends DeploymentListData {
  level: 1 | SectionLevel;
  slots?: PageSlots | undefined;
}

/** Deployments of an app, five per page, as a page or as a section of another page. */
export function DeploymentList({
  slots,
  level,
  deployments,
  liveId,
  page,
  pageSize,
  onPageChange,
  order,
  onOrderChange,
  outcome,
  onOutcomeChange,
  unsearchedCount = 0,
  deploymentHref,
  logLinks,
  onRedeploy,
  onNewDeployment,
  copyAs,
  newDeployment,
}: DeploymentListProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(deploymentsMessages);
  const pages = useMessages(pagesMessages);
  const [redeploying, setRedeploying] = useState<Deployment>();
  const [isAsking, setAsking] = useState(false);
  const ask = (deployment: Deployment) => {
    setRedeploying(deployment);
    setAsking(true);
  };
  const data = deployments.status === 'ready' ? deployments.data : undefined;
  const range = pageRange({ page, pageSize, count: data?.count ?? 0 });
  const isNewestFirst = order === 'desc';

  return (
    <PageOrSection
      level={level}
      slots={slots}
      title={pages.deployments}
      actions={
        <>
          {copyAs}
          {/* Also where there is none yet: it must not leave from under a press when the list arrives. */}
          {onNewDeployment && (
            <Button
              variant="primary"
              data-shortcut="create"
              data-action="newDeployment"
              onPress={onNewDeployment}
            >
              <Upload />
              {messages.newDeployment}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.list}>
        {(data?.count !== 0 || outcome !== undefined) && (
          <div className={styles.toolbar}>
            {onOutcomeChange && <OutcomeFilter outcome={outcome} onChange={onOutcomeChange} />}
            <OrderButton order={order} onOrderChange={onOrderChange} />
          </div>
        )}
        {unsearchedCount > 0 && (
          <LiveRegion>
            <Text as="p" size={12} tone="subtle">
              {messages.unsearched(unsearchedCount)}
            </Text>
          </LiveRegion>
        )}
        <DeploymentsTable
          aria-label={pages.deployments}
          rows={data?.data}
          liveId={liveId}
          deploymentHref={deploymentHref}
          isRefreshing={deployments.status === 'ready' && deployments.isRefreshing}
          rowActions={
            onRedeploy || logLinks
              ? (deployment) => (
                  <DeploymentActions
                    deployment={deployment}
                    links={logLinks?.(deployment)}
                    hasMenu={logLinks !== undefined}
                    onRedeploy={onRedeploy && ask}
                  />
                )
              : undefined
          }
          actionsWidth={logLinks ? 88 : undefined}
          error={
            deployments.status === 'error' ? (
              <LoadError
                title={messages.errorTitle}
                error={deployments.error}
                onRetry={deployments.retry}
              />
            ) : undefined
          }
          empty={
            data !== undefined && data.count > 0 ? (
              <PageOutOfRange onFirstPage={() => onPageChange(1)} />
            ) : (
              <NoDeployments
                onShowAll={outcome === undefined ? undefined : () => onOutcomeChange?.(undefined)}
              />
            )
          }
        />
        {data !== undefined && data.count > 0 && (
          <Text as="p" size={12} tone="subtle">
            {messages.durationNote}
          </Text>
        )}
        {range.pageCount > 1 && (
          <Pagination
            aria-label={messages.pages}
            previousLabel={isNewestFirst ? messages.newer : messages.older}
            nextLabel={isNewestFirst ? messages.older : messages.newer}
            onPrevious={page > 1 ? () => onPageChange(page - 1) : undefined}
            onNext={page < range.pageCount ? () => onPageChange(page + 1) : undefined}
          >
            {range.first <= range.last && common.range(range.first, range.last, data?.count ?? 0)}
          </Pagination>
        )}
      </div>
      {onRedeploy !== undefined && redeploying !== undefined && (
        <RedeployDialog
          deployment={redeploying}
          onRedeploy={onRedeploy}
          isOpen={isAsking}
          onOpenChange={setAsking}
        />
      )}
      {newDeployment}
    </PageOrSection>
  );
}

interface NoDeploymentsProps {
  /** Removes the filter, if there is one. */
  onShowAll: (() => void) | undefined;
}

function NoDeployments({ onShowAll }: NoDeploymentsProps) {
  const messages = useMessages(deploymentsMessages);
  if (onShowAll !== undefined) {
    return (
      <EmptyState
        icon={<ListFilter />}
        title={messages.noneWithStatus}
        actions={<Button onPress={onShowAll}>{messages.showAllStatuses}</Button>}
      >
        {messages.noneWithStatusHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Rocket />}
      title={messages.empty.title}
      actions={<Command>{messages.empty.command}</Command>}
    >
      {messages.empty.text}
    </EmptyState>
  );
}

const everything = 'all';
const outcomes: readonly DeploymentOutcome[] = ['running', 'success', 'failure', 'cancelled'];

interface OutcomeFilterProps {
  outcome: DeploymentOutcome | undefined;
  onChange: (outcome: DeploymentOutcome | undefined) => void;
}

function OutcomeFilter({ outcome, onChange }: OutcomeFilterProps) {
  const messages = useMessages(deploymentsMessages);
  return (
    <Select
      aria-label={messages.columns.status}
      value={outcome ?? everything}
      onChange={(key) => onChange(outcomes.find((each) => each === key))}
    >
      <SelectItem id={everything}>{messages.allStatuses}</SelectItem>
      {outcomes.map((each) => (
        <SelectItem key={each} id={each}>
          {messages.outcomes[each]}
        </SelectItem>
      ))}
    </Select>
  );
}
