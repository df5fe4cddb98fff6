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

/** Props that mark the element. */
export const handed: Handed = { className: 'mine', 'data-testid': 'passed', ref: () => undefined };

const noop = () => undefined;
const at = '2026-03-04T05:06:07Z';

/** Components whose class, attributes and ref apply to one element, by name. */
export const parts: Record<string, (given: Handed) => ReactNode> = {
  AppShell: (given) => (
    <ds.AppShell {...given} brand="Quayside" rail="Apps" breadcrumbs="Team">
      Content
    </ds.AppShell>
  ),
  Avatar: (given) => <ds.Avatar {...given} name="Ada Lovelace" />,
  Badge: (given) => <ds.Badge {...given}>Live</ds.Badge>,
  Banner: (given) => <ds.Banner {...given} title="Saved" announce="polite" onDismiss={noop} />,
  BrandLink: (given) => (
    <ds.BrandLink {...given} href="/" mark={<ds.QuaysideMark />}>
      Quayside
    </ds.BrandLink>
  ),
  Breadcrumb: (given) => (
    <ds.Breadcrumbs>
      <ds.Breadcrumb {...given}>Apps</ds.Breadcrumb>
    </ds.Breadcrumbs>
  ),
  Breadcrumbs: (given) => (
    <ds.Breadcrumbs {...given}>
      <ds.Breadcrumb href="/team">Team</ds.Breadcrumb>
      <ds.Breadcrumb>Apps</ds.Breadcrumb>
    </ds.Breadcrumbs>
  ),
  Button: (given) => <ds.Button {...given}>Save</ds.Button>,
  Card: (given) => <ds.Card {...given}>Facts</ds.Card>,
  CardBody: (given) => <ds.CardBody {...given}>Facts</ds.CardBody>,
  CardFooter: (given) => <ds.CardFooter {...given}>Facts</ds.CardFooter>,
  CardHeader: (given) => <ds.CardHeader {...given}>Facts</ds.CardHeader>,
  Checkbox: (given) => <ds.Checkbox {...given}>Notify me</ds.Checkbox>,
  CodeBlock: (given) => <ds.CodeBlock {...given}>fastapi deploy</ds.CodeBlock>,
  ComboBox: (given) => (
    <ds.ComboBox {...given} label="Region" defaultValue="us">
      <ds.ComboBoxItem id="us">us-east-1</ds.ComboBoxItem>
    </ds.ComboBox>
  ),
  CopyButton: (given) => <ds.CopyButton {...given} value="9d2c42a7" />,
  DescriptionItem: (given) => (
    <ds.DescriptionList>
      <ds.DescriptionItem {...given} term="ID">
        9d2c42a7
      </ds.DescriptionItem>
    </ds.DescriptionList>
  ),
  DescriptionList: (given) => (
    <ds.DescriptionList {...given}>
      <ds.DescriptionItem term="ID">9d2c42a7</ds.DescriptionItem>
    </ds.DescriptionList>
  ),
  EmptyState: (given) => <ds.EmptyState {...given} title="No apps yet" />,
  FileDrop: (given) => (
    <ds.FileDrop
      {...given}
      label="Source"
      hint="Drop a folder"
      files={[]}
      onChange={noop}
      allowsFolders
    />
  ),
  Form: (given) => <ds.Form {...given}>Fields</ds.Form>,
  Grid: (given) => (
    <ds.Grid {...given} columns={2}>
      Cells
    </ds.Grid>
  ),
  Heading: (given) => (
    <ds.Heading {...given} level={2}>
      Words
    </ds.Heading>
  ),
  Histogram: (given) => (
    <ds.Histogram
      {...given}
      aria-label="Lines"
      formatTime={String}
      buckets={[{ start: Date.parse(at), counts: { error: 1 } }]}
      end={Date.parse(at) + 1000}
      levels={[{ id: 'error', label: 'Error', tone: 'danger' }]}
    />
  ),
  HistogramLevels: (given) => (
    <ds.HistogramLevels
      {...given}
      levels={[{ id: 'error', label: 'Error', tone: 'danger', count: 1 }]}
      selected={new Set()}
      onChange={noop}
    />
  ),
  HoverCard: (given) => (
    <ds.HoverCardTrigger isOpen>
      <ds.Link href="/a">A</ds.Link>
      <ds.HoverCard {...given} aria-label="A">
        Look
      </ds.HoverCard>
    </ds.HoverCardTrigger>
  ),
  IconButton: (given) => (
    <ds.IconButton {...given} label="Copy">
      c
    </ds.IconButton>
  ),
  Inline: (given) => <ds.Inline {...given}>Words</ds.Inline>,
  InlineCode: (given) => <ds.InlineCode {...given}>main</ds.InlineCode>,
  Kbd: (given) => <ds.Kbd {...given}>K</ds.Kbd>,
  Link: (given) => (
    <ds.Link {...given} href="/login">
      Log in
    </ds.Link>
  ),
  LinkButton: (given) => (
    <ds.LinkButton {...given} href="/new">
      Create App
    </ds.LinkButton>
  ),
  LiveRegion: (given) => <ds.LiveRegion {...given}>Saved</ds.LiveRegion>,
  Menu: (given) => (
    <ds.MenuTrigger isOpen>
      <ds.Button>Actions</ds.Button>
      <ds.Menu {...given}>
        <ds.MenuItem id="logs">Logs</ds.MenuItem>
      </ds.Menu>
    </ds.MenuTrigger>
  ),
  MenuItem: (given) => (
    <ds.MenuTrigger isOpen>
      <ds.Button>Actions</ds.Button>
      <ds.Menu>
        <ds.MenuItem {...given} id="logs">
          Logs
        </ds.MenuItem>
      </ds.Menu>
    </ds.MenuTrigger>
  ),
  MenuSection: (given) => (
    <ds.MenuTrigger isOpen>
      <ds.Button>Actions</ds.Button>
      <ds.Menu>
        <ds.MenuSection {...given} title="More">
          <ds.MenuItem id="logs">Logs</ds.MenuItem>
        </ds.MenuSection>
      </ds.Menu>
    </ds.MenuTrigger>
  ),
  NavButton: (given) => (
    <ds.NavList aria-label="Pages">
      <ds.NavButton {...given} icon={<svg />}>
        Search
      </ds.NavButton>
    </ds.NavList>
  ),
  NavItem: (given) => (
    <ds.NavList aria-label="Team">
      <ds.NavItem {...given} href="/apps" icon={<svg />}>
        Apps
      </ds.NavItem>
    </ds.NavList>
  ),
  NavList: (given) => (
    <ds.NavList {...given} aria-label="Team">
      <ds.NavItem href="/apps" icon={<svg />}>
        Apps
      </ds.NavItem>
    </ds.NavList>
  ),
  NumberField: (given) => <ds.NumberField {...given} label="Instances" defaultValue={2} />,
  OpenWaterPage: (given) => <ds.OpenWaterPage {...given}>404</ds.OpenWaterPage>,
  Page: (given) => (
    <ds.Page {...given} title="Apps">
      Content
    </ds.Page>
  ),
  PageFooter: (given) => <ds.PageFooter {...given}>Links</ds.PageFooter>,
  PageFooterLink: (given) => (
    <ds.PageFooterLink {...given} href="/terms">
      Terms
    </ds.PageFooterLink>
  ),
  Pagination: (given) => <ds.Pagination {...given}>1–5 of 117</ds.Pagination>,
  PasswordField: (given) => (
    <ds.PasswordField {...given} label="Password" autoComplete="new-password" />
  ),
  Pennant: (given) => <ds.Pennant {...given} id="pilot" />,
  Popover: (given) => (
    <ds.DialogTrigger isOpen>
      <ds.Button>Filter</ds.Button>
      <ds.Popover {...given} aria-label="Filter">
        Levels
      </ds.Popover>
    </ds.DialogTrigger>
  ),
  ProgressBar: (given) => <ds.ProgressBar {...given} label="Uploading" value={42} />,
  QuaysideMark: (given) => <ds.QuaysideMark {...given} />,
  Radio: (given) => (
    <ds.RadioGroup label="Plan">
      <ds.Radio {...given} value="free">
        Free
      </ds.Radio>
    </ds.RadioGroup>
  ),
  RadioGroup: (given) => (
    <ds.RadioGroup {...given} label="Plan">
      <ds.Radio value="free">Free</ds.Radio>
    </ds.RadioGroup>
  ),
  ScrambleText: (given) => <ds.ScrambleText {...given}>Oops!</ds.ScrambleText>,
  ScrollArea: (given) => (
    <ds.ScrollArea {...given} aria-label="Berths">
      Words
    </ds.ScrollArea>
  ),
  SearchField: (given) => (
    <ds.SearchField {...given} aria-label="Search" shortcut={<ds.Kbd>/</ds.Kbd>} />
  ),
  Section: (given) => (
    <ds.Section {...given} title="Members">
      Content
    </ds.Section>
  ),
  SegmentedControl: (given) => (
    <ds.SegmentedControl {...given} label="Range">
      <ds.SegmentedControlItem value="h">Hour</ds.SegmentedControlItem>
    </ds.SegmentedControl>
  ),
  SegmentedControlItem: (given) => (
    <ds.SegmentedControl label="Range">
      <ds.SegmentedControlItem {...given} value="h">
        Hour
      </ds.SegmentedControlItem>
    </ds.SegmentedControl>
  ),
  Select: (given) => (
    <ds.Select {...given} label="Region" defaultValue="us">
      <ds.SelectItem id="us">us-east-1</ds.SelectItem>
    </ds.Select>
  ),
  SelectItem: (given) => (
    <ds.Select label="Region" isOpen>
      <ds.SelectItem {...given} id="us">
        us-east-1
      </ds.SelectItem>
    </ds.Select>
  ),
  SignedOutPage: (given) => (
    <ds.SignedOutPage {...given} title="Log in">
      Form
    </ds.SignedOutPage>
  ),
  Sparkline: (given) => (
    <ds.Sparkline {...given} aria-label="Load" values={[{ id: 'a', value: 1, label: '1' }]} />
  ),
  Spinner: (given) => <ds.Spinner {...given} />,
  Stack: (given) => <ds.Stack {...given}>Words</ds.Stack>,
  Status: (given) => (
    <ds.Status {...given} state="running">
      Building
    </ds.Status>
  ),
  Steps: (given) => (
    <ds.Steps
      {...given}
      aria-label="Build"
      steps={[{ id: 'b', label: 'Build', state: 'running' }]}
    />
  ),
  Switch: (given) => <ds.Switch {...given}>Notify me</ds.Switch>,
  Tab: (given) => (
    <ds.Tabs>
      <ds.TabList aria-label="Views">
        <ds.Tab {...given} id="a">
          A
        </ds.Tab>
      </ds.TabList>
    </ds.Tabs>
  ),
  TabList: (given) => (
    <ds.Tabs>
      <ds.TabList {...given} aria-label="Views">
        <ds.Tab id="a">A</ds.Tab>
      </ds.TabList>
    </ds.Tabs>
  ),
  TabPanel: (given) => (
    <ds.Tabs>
      <ds.TabList aria-label="Views">
        <ds.Tab id="a">A</ds.Tab>
      </ds.TabList>
      <ds.TabPanel {...given} id="a">
        Content
      </ds.TabPanel>
    </ds.Tabs>
  ),
  DataGrid: (given) => (
    <DataGrid
      {...given}
      aria-label="Apps"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={['Harbour API']}
      getRowKey={(row) => row}
      selectionMode="multiple"
    />
  ),
  Table: (given) => (
    <ds.Table
      {...given}
      aria-label="Apps"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={['Harbour API']}
      getRowKey={(row) => row}
    />
  ),
  Tabs: (given) => (
    <ds.Tabs {...given}>
      <ds.TabList aria-label="Views">
        <ds.Tab id="a">A</ds.Tab>
      </ds.TabList>
    </ds.Tabs>
  ),
  Text: (given) => <ds.Text {...given}>Words</ds.Text>,
  TextArea: (given) => <ds.TextArea {...given} label="Note" />,
  TextField: (given) => <ds.TextField {...given} label="Email" />,
  Time: (given) => <ds.Time {...given} value={at} />,
  Tooltip: (given) => (
    <ds.TooltipTrigger isOpen>
      <ds.Button>Redeploy</ds.Button>
      <ds.Tooltip {...given}>Builds the same files again</ds.Tooltip>
    </ds.TooltipTrigger>
  ),
  Truncate: (given) => <ds.Truncate {...given}>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</ds.Truncate>,
  VisuallyHidden: (given) => <ds.VisuallyHidden {...given}>Words</ds.VisuallyHidden>,
};

/** Components whose attributes and ref apply to the overlay, and the class to the panel inside. */
export const overlays: Record<string, (given: Handed) => ReactNode> = {
  AlertDialog: (given) => (
    <ds.AlertDialog {...given} isOpen title="Remove?" actionLabel="Remove" onAction={noop}>
      It is gone then.
    </ds.AlertDialog>
  ),
  ConfirmDialog: (given) => (
    <ds.ConfirmDialog
      {...given}
      isOpen
      title="Delete?"
      confirmation="pilot"
      actionLabel="Delete"
      onAction={noop}
    >
      It is gone then.
    </ds.ConfirmDialog>
  ),
  Dialog: (given) => (
    <ds.Dialog {...given} isOpen title="Invite">
      Who?
    </ds.Dialog>
  ),
  Drawer: (given) => (
    <ds.Drawer {...given} isOpen title="Details">
      Facts
    </ds.Drawer>
  ),
  CommandPalette: (given) => <CommandPalette {...given} isOpen commands={[]} onRun={noop} />,
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
