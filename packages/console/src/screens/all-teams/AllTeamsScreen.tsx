import type { SortOrder } from '@quayside/api-contract';
import {
  Avatar,
  Button,
  EmptyState,
  Skeleton,
  SkeletonText,
  Table,
  Text,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { Plus, SearchX, Users } from 'lucide-react';

import { allTeamsMessages } from '../../runtime/messages/en/allTeams.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { shellMessages } from '../../runtime/messages/en/shell.ts';
import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as list from '../../ui/list.css.ts';
import { ListSearchField } from '../../ui/ListSearchField.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import * as styles from './AllTeamsScreen.css.ts';
import type { TeamRow } from './teamRows.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** Props of All Teams. */
export interface AllTeamsScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  /** Teams that match the search, in order. */
  teams: Loadable<readonly TeamRow[]>;
  /** Search text for names and slugs; '' for none. */
  search: string;
  onSearchChange: (search: string) => void;
  /** Order by name: `asc` is from A to Z. */
  order: SortOrder;
  onOrderChange: (order: SortOrder) => void;
  /** Page that creates a team. @default none */
  newTeamHref?: string | undefined;
}

/** List of the user's teams. */
export function AllTeamsScreen({
  slots,
  teams,
  search,
  onSearchChange,
  order,
  onOrderChange,
  newTeamHref,
}: AllTeamsScreenProps) {
  const common = useMessages(commonMessages);
  const pages = useMessages(pagesMessages);
  const texts = useMessages(allTeamsMessages);
  return (
    <PageWithSlots
      slots={slots}
      title={pages.allTeams}
      titleEnd={teams.status === 'ready' ? teams.data.length : undefined}
      actions={
        newTeamHref !== undefined && (
          <PageLinkButton
            variant="primary"
            data-shortcut="create"
            href={newTeamHref}
            icon={<Plus />}
          >
            {texts.newTeam}
          </PageLinkButton>
        )
      }
    >
      <div className={list.list}>
        <div className={list.toolbar}>
          <ListSearchField
            aria-label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={search}
            onChange={onSearchChange}
            resultCount={teams.status === 'ready' ? teams.data.length : undefined}
          />
        </div>
        <Table
          aria-label={pages.allTeams}
          columns={useColumns()}
          rowSize="tall"
          rows={teams.status === 'ready' ? teams.data : undefined}
          getRowKey={({ id }) => id}
          rowHref={({ href }) => href}
          isRefreshing={teams.status === 'ready' && teams.isRefreshing}
          sortDescriptor={{
            column: 'team',
            direction: order === 'asc' ? 'ascending' : 'descending',
          }}
          onSortChange={({ direction }) =>
            onOrderChange(direction === 'ascending' ? 'asc' : 'desc')
          }
          error={
            teams.status === 'error' ? (
              <LoadError title={texts.errorTitle} error={teams.error} onRetry={teams.retry} />
            ) : undefined
          }
          empty={
            search === '' ? (
              <EmptyState icon={<Users />} title={texts.empty}>
                {texts.emptyHint}
              </EmptyState>
            ) : (
              <EmptyState
                icon={<SearchX />}
                title={texts.noMatch(search)}
                actions={<Button onPress={() => onSearchChange('')}>{common.clearSearch}</Button>}
              >
                {texts.noMatchHint}
              </EmptyState>
            )
          }
        />
      </div>
    </PageWithSlots>
  );
}

function useColumns(): TableColumn<TeamRow>[] {
  const texts = useMessages(allTeamsMessages);
  const shell = useMessages(shellMessages);
  return [
    {
      id: 'team',
      header: texts.columns.team,
      allowsSorting: true,
      cell: ({ name, slug }) => (
        <span className={styles.team}>
          <Avatar name={name} shape="team" />
          <span className={styles.names}>
            <Text weight="medium" isTruncated>
              <bdi>{name}</bdi>
            </Text>
            <Text size={12} tone="subtle" isMono isTruncated>
              /{slug}
            </Text>
          </span>
        </span>
      ),
      skeleton: (
        <span className={styles.team}>
          <SkeletonText shape="icon" />
          <SkeletonText width="md" />
        </span>
      ),
    },
    {
      id: 'role',
      header: texts.columns.role,
      width: '28%',
      narrow: 'end',
      cell: ({ role }) => <Text tone="muted">{shell.roles[role]}</Text>,
    },
  ];
}

/** The screen while its teams load, inert. */
export function AllTeamsSkeleton() {
  return (
    <Skeleton isLoading>
      <AllTeamsScreen
        teams={loading}
        search=""
        onSearchChange={() => {}}
        order="asc"
        onOrderChange={() => {}}
      />
    </Skeleton>
  );
}
