import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

import { EmptyState } from '../empty-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Inline } from '../inline/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import { Pennant } from '../pennant/index.ts';
import { Status, type StatusProps } from '../status/index.ts';
import { Text } from '../text/index.ts';
import { createStoppedClock, Time, TimeSettings } from '../time/index.ts';
import { Table } from './Table.tsx';
import type { TableColumn, TableProps } from './types.ts';

/** A row of the example. */
export interface App {
  name: string;
  slug: string;
  region: string;
  state: StatusProps['state'];
  status: string;
  deployedAt: string;
  createdAt: string;
}

/** Current time of the example. */
export const now = '2026-11-21T09:12:00Z';

/** Rows of the example. */
export const apps: readonly App[] = [
  row('Pilot Booking', 'us-east-1', 'running', 'Building Image', '2026-11-21T09:11:12Z', '09-02'),
  row('Harbour API', 'us-east-1', 'ready', 'Ready', '2026-11-21T09:00:00Z', '03-04'),
  row('Tide Tables', 'eu-west-1', 'ready', 'Ready', '2026-11-21T07:02:08Z', '03-11'),
  row('Invoice Worker', 'us-east-1', 'failed', 'Build Failed', '2026-11-21T06:10:00Z', '06-28'),
  row('Berth Planner', 'eu-west-1', 'degraded', 'Degraded', '2026-11-19T08:00:00Z', '08-07'),
  row('Customs Forms', 'us-east-1', 'waiting', 'Awaiting Upload', '2026-11-13T08:00:00Z', '11-13'),
];

function row(
  name: string,
  region: string,
  state: App['state'],
  status: string,
  deployedAt: string,
  day: string,
): App {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { name, slug, region, state, status, deployedAt, createdAt: `2026-${day}T09:00:00Z` };
}

/** Columns of the example. */
export const columns: readonly TableColumn<App>[] = [
  { id: 'name', header: 'App', width: '27%', isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'url',
    header: 'URL',
    width: '29%',
    cell: ({ slug }) => (
      <Text isMono tone="muted">
        {slug}.quayside.example
      </Text>
    ),
  },
  {
    id: 'region',
    header: 'Region',
    isOptional: true,
    width: '11%',
    cell: ({ region }) => (
      <Text isMono tone="muted">
        {region}
      </Text>
    ),
  },
  {
    id: 'deployed',
    header: 'Latest Deployment',
    allowsSorting: true,
    width: '21%',
    cell: ({ state, status, deployedAt }) => (
      <Inline gap={2}>
        <Status state={state}>{status}</Status>
        <Text tone="subtle">
          <Time value={deployedAt} />
        </Text>
      </Inline>
    ),
  },
  {
    id: 'created',
    header: 'Created',
    allowsSorting: true,
    isOptional: true,
    cell: ({ createdAt }) => (
      <Text tone="muted">
        <Time value={createdAt} />
      </Text>
    ),
  },
];

function appPennant({ slug }: App) {
  return <Pennant id={slug} />;
}

function appMenu({ name }: App) {
  return (
    <MenuTrigger>
      <IconButton label={`Actions for ${name}`} size="sm">
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Menu placement="bottom end">
        <MenuItem>Open Logs</MenuItem>
        <MenuItem>Copy URL</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">Delete…</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

/** Props of the example. */
export const appsProps = {
  'aria-label': 'Apps',
  columns,
  rows: apps,
  rowSize: 'tall',
  getRowKey: ({ slug }) => slug,
  rowHref: ({ slug }) => `#${slug}`,
  rowLead: appPennant,
  rowActions: appMenu,
  empty: <EmptyState title="No apps yet">Deploy one from your terminal.</EmptyState>,
} satisfies TableProps<App>;

/** Stops the clock of the example. */
export function AtNow({ children }: { children: ReactNode }) {
  return (
    <TimeSettings clock={createStoppedClock(now)} timeZone="UTC">
      {children}
    </TimeSettings>
  );
}

/** The example, with any props replaced. */
export function AppsTable(props: Partial<TableProps<App>>) {
  return (
    <AtNow>
      <Table {...appsProps} {...props} />
    </AtNow>
  );
}
