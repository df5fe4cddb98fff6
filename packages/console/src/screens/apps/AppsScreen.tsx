import type { App, SortOrder } from '@quayside/api-contract';
import {
  Button,
  Drawer,
  EmptyState,
  IconButton,
  LiveRegion,
  Pagination,
  Section,
  Skeleton,
  Text,
} from '@quayside/design-system';
import { History, LayoutGrid, Plus, Rows3, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { ListView } from '../../runtime/preferences/listView.ts';
import { appsMessages } from '../../runtime/messages/en/apps.ts';
import { newAppMessages } from '../../runtime/messages/en/newApp.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from '../../ui/list.css.ts';
import { FirstApp } from '../../ui/FirstApp.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { ListSearchField } from '../../ui/ListSearchField.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { OrderButton } from '../../ui/OrderButton.tsx';
import { pageRange } from '../../ui/pageRange.ts';
import { PageOutOfRange } from '../../ui/PageOutOfRange.tsx';
import { AppsCards } from './AppsCards.tsx';
import { AppErrorsMark } from '../../features/app-health/AppErrorsMark.tsx';
import type { AppHealth } from '../../features/app-health/appHealthSchema.ts';
import { AppsTable } from '../../features/apps-table/AppsTable.tsx';
import type { AppPins } from '../../features/apps-table/AppsTable.tsx';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** One page of apps. */
export interface AppsPage {
  apps: readonly App[];
  /** Number of apps on all pages; during a search, number of results. */
  count: number;
  /** Number of the team's apps that the search did not cover. */
  unsearchedCount: number;
}

/** Props of {@link AppsScreen}. */
export interface AppsScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  apps: Loadable<AppsPage>;
  /** From 1. */
  page: number;
  /** Page size. */
  pageSize: number;
  onPageChange: (page: number) => void;
  order: SortOrder;
  onOrderChange: (order: SortOrder) => void;
  /** Search text for names, slugs and addresses; '' for none. */
  search: string;
  onSearchChange: (search: string) => void;
  /** @default 'rows' */
  view?: ListView;
  /** Without it there are rows only. */
  onViewChange?: (view: ListView) => void;
  /** Page that creates an app. @default none */
  newAppHref?: string | undefined;
  /** Pinned apps, listed before the first page. @default none */
  pinned?: readonly App[] | undefined;
  /** Pins of apps. @default apps cannot be pinned */
  pins?: AppPins | undefined;
  /** Copy-as menu of the page. @default none */
  copyAs?: ReactNode;
  /** Activity of the team, rendered when it is open. @default none */
  activity?: ReactNode;
  /** @default false */
  isActivityOpen?: boolean;
  onActivityOpenChange?: (isOpen: boolean) => void;
  /** Link of an app's row. */
  appHref: (app: App) => string | undefined;
  /** Errors of pinned and recent apps, by id. @default none */
  health?: ReadonlyMap<string, Loadable<AppHealth>> | undefined;
  /** Errors of an app's log. */
  errorsHref?: ((app: App) => string | undefined) | undefined;
}

/** The apps of a team. A team without any sees how to deploy the first one. */
export function AppsScreen({
  slots,
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
  pinned = [],
  pins,
  copyAs,
  activity,
  isActivityOpen = false,
  onActivityOpenChange,
  appHref,
  health,
  errorsHref,
}: AppsScreenProps) {
  const messages = useMessages(appsMessages);
  const common = useMessages(commonMessages);
  const newApp = useMessages(newAppMessages);
  const pages = useMessages(pagesMessages);
  const data = apps.status === 'ready' ? apps.data : undefined;
  const renderMark = (app: App) => (
    <AppErrorsMark health={health?.get(app.id)} href={errorsHref?.(app)} />
  );
  const otherView = view === 'rows' ? 'cards' : 'rows';
  const range = pageRange({ page, pageSize, count: data?.count ?? 0 });

  const create =
    newAppHref === undefined ? undefined : (
      <PageLinkButton variant="primary" data-shortcut="create" href={newAppHref} icon={<Plus />}>
        {newApp.create}
      </PageLinkButton>
    );

  if (data?.count === 0 && search === '') {
    return (
      <PageWithSlots
        slots={slots}
        title={pages.apps}
        actions={
          <>
            {copyAs}
            {create}
          </>
        }
      >
        <FirstApp />
      </PageWithSlots>
    );
  }

  return (
    <PageWithSlots
      slots={slots}
      title={pages.apps}
      titleEnd={data?.count}
      actions={
        <>
          {copyAs}
          {activity !== undefined && (
            <Button
              variant="secondary"
              icon={<History />}
              aria-haspopup="dialog"
              onPress={() => onActivityOpenChange?.(true)}
            >
              {messages.activity.title}
            </Button>
          )}
          {create}
        </>
      }
    >
      {data !== undefined && pinned.length > 0 && page === 1 && search === '' && (
        <Section title={messages.pinned}>
          <AppsTable
            aria-label={messages.pinned}
            rows={pinned}
            appHref={appHref}
            pins={pins}
            renderMark={renderMark}
          />
        </Section>
      )}
      <div className={styles.list}>
        <div className={styles.toolbar}>
          <ListSearchField
            aria-label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={search}
            onChange={onSearchChange}
            resultCount={
              apps.status === 'ready' && !apps.isRefreshing ? apps.data.count : undefined
            }
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
          <LiveRegion>
            <Text as="p" size={12} tone="subtle">
              {messages.unsearched(data.unsearchedCount)}
            </Text>
          </LiveRegion>
        )}
        {view === 'cards' && data !== undefined && data.apps.length > 0 ? (
          <AppsCards
            aria-label={pages.apps}
            apps={data.apps}
            appHref={appHref}
            isRefreshing={apps.status === 'ready' && apps.isRefreshing}
            pins={pins}
            renderMark={renderMark}
          />
        ) : (
          <AppsTable
            aria-label={pages.apps}
            rows={data?.apps}
            appHref={appHref}
            pins={pins}
            renderMark={renderMark}
            isRefreshing={apps.status === 'ready' && apps.isRefreshing}
            error={
              apps.status === 'error' ? (
                <LoadError title={messages.errorTitle} error={apps.error} onRetry={apps.retry} />
              ) : undefined
            }
            empty={
              data !== undefined && data.count > 0 ? (
                <PageOutOfRange onFirstPage={() => onPageChange(1)} />
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
        <Drawer
          title={messages.activity.title}
          isOpen={isActivityOpen}
          onOpenChange={onActivityOpenChange}
        >
          <LazyPart>{activity}</LazyPart>
        </Drawer>
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
    </PageWithSlots>
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
