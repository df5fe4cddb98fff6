import type { ReactNode } from 'react';

import { CommandPalette } from './command-palette/index.ts';
import { DataGrid } from './data-grid/index.ts';
import * as ds from './index.ts';

/** Props that a caller passes for a component's element. */
export interface Handed {
  className: string;
  'data-testid': string;
  ref: (element: Element | null) => void;
}

const noop = () => undefined;
const at = '2026-03-04T05:06:07Z';

/** Components whose class, attributes and ref apply to one element, by name. */
export const parts: Record<string, (handed: Handed) => ReactNode> = {
  AppShell: (handed) => (
    <ds.AppShell {...handed} brand="Quayside" rail="Apps" breadcrumbs="Team">
      Content
    </ds.AppShell>
  ),
  Avatar: (handed) => <ds.Avatar {...handed} name="Ada Lovelace" />,
  Badge: (handed) => <ds.Badge {...handed}>Live</ds.Badge>,
  Banner: (handed) => <ds.Banner {...handed} title="Saved" />,
  BrandLink: (handed) => (
    <ds.BrandLink {...handed} href="/" mark={<ds.QuaysideMark />}>
      Quayside
    </ds.BrandLink>
  ),
  Breadcrumb: (handed) => (
    <ds.Breadcrumbs>
      <ds.Breadcrumb {...handed}>Apps</ds.Breadcrumb>
    </ds.Breadcrumbs>
  ),
  Breadcrumbs: (handed) => (
    <ds.Breadcrumbs {...handed}>
      <ds.Breadcrumb>Apps</ds.Breadcrumb>
    </ds.Breadcrumbs>
  ),
  Button: (handed) => <ds.Button {...handed}>Save</ds.Button>,
  Card: (handed) => <ds.Card {...handed}>Facts</ds.Card>,
  CardBody: (handed) => <ds.CardBody {...handed}>Facts</ds.CardBody>,
  CardFooter: (handed) => <ds.CardFooter {...handed}>Facts</ds.CardFooter>,
  CardHeader: (handed) => <ds.CardHeader {...handed}>Facts</ds.CardHeader>,
  Checkbox: (handed) => <ds.Checkbox {...handed}>Notify me</ds.Checkbox>,
  CodeBlock: (handed) => <ds.CodeBlock {...handed}>fastapi deploy</ds.CodeBlock>,
  ComboBox: (handed) => (
    <ds.ComboBox {...handed} label="Region">
      <ds.ComboBoxItem id="us">us-east-1</ds.ComboBoxItem>
    </ds.ComboBox>
  ),
  CopyButton: (handed) => <ds.CopyButton {...handed} value="9d2c42a7" />,
  DescriptionItem: (handed) => (
    <ds.DescriptionList>
      <ds.DescriptionItem {...handed} term="ID">
        9d2c42a7
      </ds.DescriptionItem>
    </ds.DescriptionList>
  ),
  DescriptionList: (handed) => (
    <ds.DescriptionList {...handed}>
      <ds.DescriptionItem term="ID">9d2c42a7</ds.DescriptionItem>
    </ds.DescriptionList>
  ),
  EmptyState: (handed) => <ds.EmptyState {...handed} title="No apps yet" />,
  FileDrop: (handed) => (
    <ds.FileDrop {...handed} label="Source" hint="Drop a folder" files={[]} onChange={noop} />
  ),
  Form: (handed) => <ds.Form {...handed}>Fields</ds.Form>,
  Grid: (handed) => (
    <ds.Grid {...handed} columns={2}>
      Cells
    </ds.Grid>
  ),
  Heading: (handed) => (
    <ds.Heading {...handed} level={2}>
      Words
    </ds.Heading>
  ),
  Histogram: (handed) => (
    <ds.Histogram
      {...handed}
      aria-label="Lines"
      formatTime={String}
      buckets={[{ start: Date.parse(at), counts: { error: 1 } }]}
      end={Date.parse(at) + 1000}
      levels={[{ id: 'error', label: 'Error', tone: 'danger' }]}
    />
  ),
  HoverCard: (handed) => (
    <ds.HoverCardTrigger isOpen>
      <ds.Link href="/a">A</ds.Link>
      <ds.HoverCard {...handed} aria-label="A">
        Look
      </ds.HoverCard>
    </ds.HoverCardTrigger>
  ),
  IconButton: (handed) => (
    <ds.IconButton {...handed} label="Copy">
      c
    </ds.IconButton>
  ),
  Inline: (handed) => <ds.Inline {...handed}>Words</ds.Inline>,
  InlineCode: (handed) => <ds.InlineCode {...handed}>main</ds.InlineCode>,
  Kbd: (handed) => <ds.Kbd {...handed}>K</ds.Kbd>,
  Link: (handed) => (
    <ds.Link {...handed} href="/login">
      Log in
    </ds.Link>
  ),
  LinkButton: (handed) => (
    <ds.LinkButton {...handed} href="/new">
      Create App
    </ds.LinkButton>
  ),
  LiveRegion: (handed) => <ds.LiveRegion {...handed}>Saved</ds.LiveRegion>,
  Menu: (handed) => (
    <ds.MenuTrigger isOpen>
      <ds.Button>Actions</ds.Button>
      <ds.Menu {...handed}>
        <ds.MenuItem id="logs">Logs</ds.MenuItem>
      </ds.Menu>
    </ds.MenuTrigger>
  ),
  MenuItem: (handed) => (
    <ds.MenuTrigger isOpen>
      <ds.Button>Actions</ds.Button>
      <ds.Menu>
        <ds.MenuItem {...handed} id="logs">
          Logs
        </ds.MenuItem>
      </ds.Menu>
    </ds.MenuTrigger>
  ),
  MenuSection: (handed) => (
    <ds.MenuTrigger isOpen>
      <ds.Button>Actions</ds.Button>
      <ds.Menu>
        <ds.MenuSection {...handed} title="More">
          <ds.MenuItem id="logs">Logs</ds.MenuItem>
        </ds.MenuSection>
      </ds.Menu>
    </ds.MenuTrigger>
  ),
  NavButton: (handed) => (
    <ds.NavList aria-label="Pages">
      <ds.NavButton {...handed} icon={<svg />}>
        Search
      </ds.NavButton>
    </ds.NavList>
  ),
  NavItem: (handed) => (
    <ds.NavList aria-label="Team">
      <ds.NavItem {...handed} href="/apps" icon={<svg />}>
        Apps
      </ds.NavItem>
    </ds.NavList>
  ),
  NavList: (handed) => (
    <ds.NavList {...handed} aria-label="Team">
      <ds.NavItem href="/apps" icon={<svg />}>
        Apps
      </ds.NavItem>
    </ds.NavList>
  ),
  NumberField: (handed) => <ds.NumberField {...handed} label="Instances" />,
  OpenWaterPage: (handed) => <ds.OpenWaterPage {...handed}>404</ds.OpenWaterPage>,
  Page: (handed) => (
    <ds.Page {...handed} title="Apps">
      Content
    </ds.Page>
  ),
  PageFooter: (handed) => <ds.PageFooter {...handed}>Links</ds.PageFooter>,
  PageFooterLink: (handed) => (
    <ds.PageFooterLink {...handed} href="/terms">
      Terms
    </ds.PageFooterLink>
  ),
  Pagination: (handed) => <ds.Pagination {...handed}>1–5 of 117</ds.Pagination>,
  PasswordField: (handed) => (
    <ds.PasswordField {...handed} label="Password" autoComplete="new-password" />
  ),
  Pennant: (handed) => <ds.Pennant {...handed} id="pilot" />,
  Popover: (handed) => (
    <ds.DialogTrigger isOpen>
      <ds.Button>Filter</ds.Button>
      <ds.Popover {...handed} aria-label="Filter">
        Levels
      </ds.Popover>
    </ds.DialogTrigger>
  ),
  ProgressBar: (handed) => <ds.ProgressBar {...handed} label="Uploading" value={42} />,
  QuaysideMark: (handed) => <ds.QuaysideMark {...handed} />,
  Radio: (handed) => (
    <ds.RadioGroup label="Plan">
      <ds.Radio {...handed} value="free">
        Free
      </ds.Radio>
    </ds.RadioGroup>
  ),
  RadioGroup: (handed) => (
    <ds.RadioGroup {...handed} label="Plan">
      <ds.Radio value="free">Free</ds.Radio>
    </ds.RadioGroup>
  ),
  ScrambleText: (handed) => <ds.ScrambleText {...handed}>Oops!</ds.ScrambleText>,
  ScrollArea: (handed) => (
    <ds.ScrollArea {...handed} aria-label="Berths">
      Words
    </ds.ScrollArea>
  ),
  SearchField: (handed) => <ds.SearchField {...handed} aria-label="Search" />,
  Section: (handed) => (
    <ds.Section {...handed} title="Members">
      Content
    </ds.Section>
  ),
  SegmentedControl: (handed) => (
    <ds.SegmentedControl {...handed} label="Range">
      <ds.SegmentedControlItem value="h">Hour</ds.SegmentedControlItem>
    </ds.SegmentedControl>
  ),
  SegmentedControlItem: (handed) => (
    <ds.SegmentedControl label="Range">
      <ds.SegmentedControlItem {...handed} value="h">
        Hour
      </ds.SegmentedControlItem>
    </ds.SegmentedControl>
  ),
  Select: (handed) => (
    <ds.Select {...handed} label="Region">
      <ds.SelectItem id="us">us-east-1</ds.SelectItem>
    </ds.Select>
  ),
  SelectItem: (handed) => (
    <ds.Select label="Region" isOpen>
      <ds.SelectItem {...handed} id="us">
        us-east-1
      </ds.SelectItem>
    </ds.Select>
  ),
  SignedOutPage: (handed) => (
    <ds.SignedOutPage {...handed} title="Log in">
      Form
    </ds.SignedOutPage>
  ),
  Sparkline: (handed) => (
    <ds.Sparkline {...handed} aria-label="Load" values={[{ id: 'a', value: 1, label: '1' }]} />
  ),
  Spinner: (handed) => <ds.Spinner {...handed} />,
  Stack: (handed) => <ds.Stack {...handed}>Words</ds.Stack>,
  Status: (handed) => (
    <ds.Status {...handed} state="running">
      Building
    </ds.Status>
  ),
  Steps: (handed) => (
    <ds.Steps
      {...handed}
      aria-label="Build"
      steps={[{ id: 'b', label: 'Build', state: 'running' }]}
    />
  ),
  Switch: (handed) => <ds.Switch {...handed}>Notify me</ds.Switch>,
  Tab: (handed) => (
    <ds.Tabs>
      <ds.TabList aria-label="Views">
        <ds.Tab {...handed} id="a">
          A
        </ds.Tab>
      </ds.TabList>
    </ds.Tabs>
  ),
  TabList: (handed) => (
    <ds.Tabs>
      <ds.TabList {...handed} aria-label="Views">
        <ds.Tab id="a">A</ds.Tab>
      </ds.TabList>
    </ds.Tabs>
  ),
  TabPanel: (handed) => (
    <ds.Tabs>
      <ds.TabList aria-label="Views">
        <ds.Tab id="a">A</ds.Tab>
      </ds.TabList>
      <ds.TabPanel {...handed} id="a">
        Content
      </ds.TabPanel>
    </ds.Tabs>
  ),
  DataGrid: (handed) => (
    <DataGrid
      {...handed}
      aria-label="Apps"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={['Harbour API']}
      getRowKey={(row) => row}
      selectionMode="multiple"
    />
  ),
  Table: (handed) => (
    <ds.Table
      {...handed}
      aria-label="Apps"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={['Harbour API']}
      getRowKey={(row) => row}
    />
  ),
  Tabs: (handed) => (
    <ds.Tabs {...handed}>
      <ds.TabList aria-label="Views">
        <ds.Tab id="a">A</ds.Tab>
      </ds.TabList>
    </ds.Tabs>
  ),
  Text: (handed) => <ds.Text {...handed}>Words</ds.Text>,
  TextArea: (handed) => <ds.TextArea {...handed} label="Note" />,
  TextField: (handed) => <ds.TextField {...handed} label="Email" />,
  Time: (handed) => <ds.Time {...handed} value={at} />,
  Tooltip: (handed) => (
    <ds.TooltipTrigger isOpen>
      <ds.Button>Redeploy</ds.Button>
      <ds.Tooltip {...handed}>Builds the same files again</ds.Tooltip>
    </ds.TooltipTrigger>
  ),
  Truncate: (handed) => <ds.Truncate {...handed}>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</ds.Truncate>,
  VisuallyHidden: (handed) => <ds.VisuallyHidden {...handed}>Words</ds.VisuallyHidden>,
};

/** Components whose attributes and ref apply to the overlay, and the class to the panel inside. */
export const overlays: Record<string, (handed: Handed) => ReactNode> = {
  AlertDialog: (handed) => (
    <ds.AlertDialog {...handed} isOpen title="Remove?" actionLabel="Remove" onAction={noop}>
      It is gone then.
    </ds.AlertDialog>
  ),
  ConfirmDialog: (handed) => (
    <ds.ConfirmDialog
      {...handed}
      isOpen
      title="Delete?"
      confirmation="pilot"
      actionLabel="Delete"
      onAction={noop}
    >
      It is gone then.
    </ds.ConfirmDialog>
  ),
  Dialog: (handed) => (
    <ds.Dialog {...handed} isOpen title="Invite">
      Who?
    </ds.Dialog>
  ),
  Drawer: (handed) => (
    <ds.Drawer {...handed} isOpen title="Details">
      Facts
    </ds.Drawer>
  ),
  CommandPalette: (handed) => <CommandPalette {...handed} isOpen commands={[]} onRun={noop} />,
};

/** Components without an element or, for the last four, without props for it. */
export const without = [
  'Autocomplete',
  'ComboBoxItem', // as SelectItem
  'DialogTrigger',
  'HoverCardTrigger',
  'MenuTrigger',
  'SelectSection', // takes a title and its items only
  'SubmenuTrigger',
  'ThemeProvider',
  'TimeSettings',
  'TooltipTrigger',
  'Legend',
  'MenuSeparator',
  'Announcement',
  'Skeleton',
  'SkeletonText',
  'ToastRegion',
  'TopBarLinks',
];
