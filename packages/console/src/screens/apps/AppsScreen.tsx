import type { App, SortOrder } from '@quayside/api-contract';
import {
  Button,
  EmptyState,
  IconButton,
  LinkButton,
  Page,
  Pagination,
  Skeleton,
  Text,
} from '@quayside/design-system';
import { LayoutGrid, Plus, Rows3, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { loading } from '../../loadable.ts';
import type { Loadable } from '../../loadable.ts';
import type { ListView } from '../../listView.ts';
import { appsMessages } from '../../messages/en/apps.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { newAppMessages } from '../../messages/en/newApp.ts';
import { pagesMessages } from '../../messages/en/pages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from '../shared/list.css.ts';
import { FirstApp } from '../shared/FirstApp.tsx';
import { ListSearchField } from '../shared/ListSearchField.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { OrderButton } from '../shared/OrderButton.tsx';
import { pageRange } from '../shared/pageRange.ts';
import { PastTheEnd } from '../shared/PastTheEnd.tsx';
import { AppsCards } from './AppsCards.tsx';
import { AppsTable } from './AppsTable.tsx';

/** What one page of Apps shows. */
export interface AppsPage {
  apps: readonly App[];
  /** How many there are on all pages together: of the search, while there is one. */
  count: number;
  /** How many of the team's apps the search could not look at. */
  unsearchedCount: number;
}

/** Props of {@link AppsScreen}. */
export interface AppsScreenProps {
  apps: Loadable<AppsPage>;
  /** From 1. */
  page: number;
  /** How many a full page holds. */
  pageSize: number;
  onPageChange: (page: number) => void;
  order: SortOrder;
  onOrderChange: (order: SortOrder) => void;
  /** What names, slugs and addresses are searched for; '' for nothing. */
  search: string;
  onSearchChange: (search: string) => void;
  /** @default 'rows' */
  view?: ListView;
  /** Without it there are rows only. */
  onViewChange?: (view: ListView) => void;
  /** Where an app is created. @default apps are created elsewhere */
  newAppHref?: string | undefined;
  /** What gives the page as a command, beside its actions. @default nothing */
  copyAs?: ReactNode;
  /** Where the row of an app leads. */
  appHref: (app: App) => string;
}

/** The apps of a team. A team without any sees how to deploy the first one. */
export function AppsScreen({
  apps,
  page,
  pageSize,
  onPageChange,
  order,
  onOrderChange,
  search,
  onSearchChange,
  view = 'rows',
  onViewChange,
  newAppHref,
  copyAs,
  appHref,
}: AppsScreenProps) {
  const messages = useMessages(appsMessages);
  const common = useMessages(commonMessages);
  const newApp = useMessages(newAppMessages);
  const pages = useMessages(pagesMessages);
  const data = apps.status === 'ready' ? apps.data : undefined;
  const otherView = view === 'rows' ? 'cards' : 'rows';
  const range = pageRange({ page, pageSize, count: data?.count ?? 0 });

  const create =
    newAppHref === undefined ? undefined : (
      <LinkButton variant="primary" data-shortcut="create" href={newAppHref} icon={<Plus />}>
        {newApp.create}
      </LinkButton>
    );

  if (data?.count === 0 && search === '') {
    return (
      <Page
        title={pages.apps}
        actions={
          <>
            {copyAs}
            {create}
          </>
        }
      >
        <FirstApp />
      </Page>
    );
  }

  return (
    <Page
      title={pages.apps}
      titleEnd={data?.count}
      actions={
        <>
          {copyAs}
          {create}
        </>
      }
    >
      <div className={styles.list}>
        <div className={styles.toolbar}>
          <ListSearchField
            aria-label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={search}
            onChange={onSearchChange}
          />
          <OrderButton order={order} onOrderChange={onOrderChange} />
          {onViewChange && (
            <IconButton
              variant="secondary"
              label={messages.showAs[otherView]}
              onPress={() => onViewChange(otherView)}
            >
              {view === 'rows' ? <LayoutGrid /> : <Rows3 />}
            </IconButton>
          )}
        </div>
        {data !== undefined && data.unsearchedCount > 0 && (
          <Text as="p" size={12} tone="subtle" aria-live="polite">
            {messages.unsearched(data.unsearchedCount)}
          </Text>
        )}
        {view === 'cards' && data !== undefined && data.apps.length > 0 ? (
          <AppsCards
            aria-label={pages.apps}
            apps={data.apps}
            appHref={appHref}
            isRefreshing={apps.status === 'ready' && apps.isRefreshing}
          />
        ) : (
          <AppsTable
            aria-label={pages.apps}
            rows={data?.apps}
            appHref={appHref}
            isRefreshing={apps.status === 'ready' && apps.isRefreshing}
            error={
              apps.status === 'error' ? (
                <LoadError title={messages.errorTitle} error={apps.error} onRetry={apps.retry} />
              ) : undefined
            }
            empty={
              data !== undefined && data.count > 0 ? (
                <PastTheEnd onFirstPage={() => onPageChange(1)} />
              ) : (
                <EmptyState
                  icon={<SearchX />}
                  title={messages.noMatch(search)}
                  actions={<Button onPress={() => onSearchChange('')}>{common.clearSearch}</Button>}
                >
                  {messages.noMatchHint}
                </EmptyState>
              )
            }
          />
        )}
        {range.pageCount > 1 && (
          <Pagination
            aria-label={messages.pages}
            onPrevious={page > 1 ? () => onPageChange(page - 1) : undefined}
            onNext={page < range.pageCount ? () => onPageChange(page + 1) : undefined}
          >
            {range.first <= range.last && common.range(range.first, range.last, data?.count ?? 0)}
          </Pagination>
        )}
      </div>
    </Page>
  );
}

/** The screen while its apps load, inert. */
export function AppsSkeleton() {
  return (
    <Skeleton isLoading>
      <AppsScreen
        apps={loading}
        page={1}
        pageSize={10}
        onPageChange={() => {}}
        order="desc"
        onOrderChange={() => {}}
        search=""
        onSearchChange={() => {}}
        appHref={() => ''}
      />
    </Skeleton>
  );
}
