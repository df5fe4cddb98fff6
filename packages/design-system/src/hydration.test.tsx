import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';

import { CommandPalette } from './command-palette/index.ts';
import { DataGrid } from './data-grid/index.ts';
import * as ds from './index.ts';

const noop = () => undefined;

/** One of each component, with every option that could differ between server and browser. */
const parts: Record<string, ReactNode> = {
  AlertDialog: (
    <ds.DialogTrigger>
      <ds.Button>Remove</ds.Button>
      <ds.AlertDialog title="Remove?" actionLabel="Remove" onAction={noop}>
        It is gone then.
      </ds.AlertDialog>
    </ds.DialogTrigger>
  ),
  AppShell: (
    <ds.AppShell
      brand={
        <ds.BrandLink href="/" mark={<ds.QuaysideMark />}>
          Quayside
        </ds.BrandLink>
      }
      rail={
        <ds.NavList aria-label="Team">
          <ds.NavItem href="/apps" icon={<svg />} isCurrent>
            Apps
          </ds.NavItem>
        </ds.NavList>
      }
      breadcrumbs={
        <ds.Breadcrumbs>
          <ds.Breadcrumb href="/">Team</ds.Breadcrumb>
          <ds.Breadcrumb>Apps</ds.Breadcrumb>
        </ds.Breadcrumbs>
      }
      footer={
        <ds.PageFooter>
          <ds.PageFooterLink href="/terms">Terms</ds.PageFooterLink>
        </ds.PageFooter>
      }
    >
      <ds.Page title="Apps">Content</ds.Page>
    </ds.AppShell>
  ),
  Avatar: <ds.Avatar name="Ada Lovelace" />,
  Badge: <ds.Badge variant="info">Live</ds.Badge>,
  Banner: <ds.Banner title="Saved" announce="polite" onDismiss={noop} />,
  Button: <ds.Button isPending>Save</ds.Button>,
  Card: (
    <ds.Card>
      <ds.CardHeader actions={<ds.Button>Edit</ds.Button>}>Facts</ds.CardHeader>
      <ds.CardBody>Body</ds.CardBody>
      <ds.CardFooter>Foot</ds.CardFooter>
    </ds.Card>
  ),
  Checkbox: <ds.Checkbox description="When it ends">Notify me</ds.Checkbox>,
  CodeBlock: <ds.CodeBlock prompt="$">fastapi deploy</ds.CodeBlock>,
  ComboBox: (
    <ds.ComboBox label="Region" defaultValue="us">
      <ds.ComboBoxItem id="us">us-east-1</ds.ComboBoxItem>
    </ds.ComboBox>
  ),
  CommandPalette: <CommandPalette commands={[]} onRun={noop} />,
  ConfirmDialog: (
    <ds.DialogTrigger>
      <ds.Button>Delete</ds.Button>
      <ds.ConfirmDialog title="Delete?" confirmation="pilot" actionLabel="Delete" onAction={noop}>
        It is gone then.
      </ds.ConfirmDialog>
    </ds.DialogTrigger>
  ),
  CopyButton: <ds.CopyButton value="9d2c42a7" />,
  DescriptionList: (
    <ds.DescriptionList>
      <ds.DescriptionItem term="ID">9d2c42a7</ds.DescriptionItem>
    </ds.DescriptionList>
  ),
  Dialog: (
    <ds.DialogTrigger>
      <ds.Button>Invite</ds.Button>
      <ds.Dialog title="Invite">Who?</ds.Dialog>
    </ds.DialogTrigger>
  ),
  Drawer: (
    <ds.DialogTrigger>
      <ds.Button>Details</ds.Button>
      <ds.Drawer title="Details">Facts</ds.Drawer>
    </ds.DialogTrigger>
  ),
  EmptyState: <ds.EmptyState title="No apps yet">Deploy one.</ds.EmptyState>,
  FileDrop: (
    <ds.FileDrop label="Source" hint="Drop a folder" files={[]} onChange={noop} allowsFolders />
  ),
  Form: (
    <ds.Form validationErrors={{ email: 'Already in use' }}>
      <ds.TextField name="email" label="Email" description="Where we write to" isRequired />
      <ds.PasswordField label="Password" autoComplete="new-password" />
      <ds.TextArea label="Note" />
    </ds.Form>
  ),
  Grid: <ds.Grid columns={2}>Cells</ds.Grid>,
  Histogram: (
    <ds.Histogram
      aria-label="Lines"
      levels={[{ id: 'error', label: 'Error', tone: 'danger' }]}
      buckets={[{ start: 0, counts: { error: 1 } }]}
      end={1000}
      formatTime={String}
      onRangeChange={noop}
    />
  ),
  HoverCard: (
    <ds.HoverCardTrigger>
      <ds.Link href="/a">A</ds.Link>
      <ds.HoverCard aria-label="A">Look</ds.HoverCard>
    </ds.HoverCardTrigger>
  ),
  IconButton: <ds.IconButton label="Copy">c</ds.IconButton>,
  Kbd: <ds.Kbd>K</ds.Kbd>,
  Link: <ds.Link href="/login">Log in</ds.Link>,
  LinkButton: <ds.LinkButton href="/new">Create App</ds.LinkButton>,
  Menu: (
    <ds.MenuTrigger>
      <ds.Button>Actions</ds.Button>
      <ds.Menu>
        <ds.MenuItem id="logs">Logs</ds.MenuItem>
      </ds.Menu>
    </ds.MenuTrigger>
  ),
  NumberField: <ds.NumberField label="Instances" defaultValue={2} />,
  OpenWaterPage: <ds.OpenWaterPage>404</ds.OpenWaterPage>,
  Pagination: <ds.Pagination onNext={noop}>1–5 of 117</ds.Pagination>,
  Pennant: <ds.Pennant id="pilot" />,
  Popover: (
    <ds.DialogTrigger>
      <ds.Button>Filter</ds.Button>
      <ds.Popover aria-label="Filter">Levels</ds.Popover>
    </ds.DialogTrigger>
  ),
  ProgressBar: <ds.ProgressBar label="Uploading" value={42} />,
  RadioGroup: (
    <ds.RadioGroup label="Plan" defaultValue="free">
      <ds.Radio value="free">Free</ds.Radio>
    </ds.RadioGroup>
  ),
  ScrambleText: <ds.ScrambleText>Oops!</ds.ScrambleText>,
  ScrollArea: <ds.ScrollArea aria-label="Berths">Words</ds.ScrollArea>,
  SearchField: <ds.SearchField aria-label="Search" shortcut={<ds.Kbd>/</ds.Kbd>} />,
  Section: (
    <ds.Section title="Members" layout="split">
      Content
    </ds.Section>
  ),
  SegmentedControl: (
    <ds.SegmentedControl label="Range" defaultValue="h">
      <ds.SegmentedControlItem value="h">Hour</ds.SegmentedControlItem>
    </ds.SegmentedControl>
  ),
  Select: (
    <ds.Select label="Region" defaultValue="us">
      <ds.SelectItem id="us">us-east-1</ds.SelectItem>
    </ds.Select>
  ),
  SignedOutPage: <ds.SignedOutPage title="Log in">Form</ds.SignedOutPage>,
  Skeleton: (
    <ds.Skeleton isLoading>
      <ds.SkeletonText>Harbour API</ds.SkeletonText>
    </ds.Skeleton>
  ),
  Sparkline: <ds.Sparkline aria-label="Load" values={[{ id: 'a', value: 1 }]} />,
  Spinner: <ds.Spinner />,
  Stack: (
    <ds.Stack>
      <ds.Inline>
        <ds.Heading level={2}>Words</ds.Heading>
        <ds.Text tone="muted">More</ds.Text>
        <ds.VisuallyHidden>Hidden</ds.VisuallyHidden>
      </ds.Inline>
    </ds.Stack>
  ),
  Status: <ds.Status state="running">Building</ds.Status>,
  Steps: <ds.Steps aria-label="Build" steps={[{ id: 'b', label: 'Build', state: 'running' }]} />,
  Switch: <ds.Switch>Notify me</ds.Switch>,
  DataGrid: (
    <DataGrid
      aria-label="Apps"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={['Harbour API']}
      getRowKey={(row) => row}
      selectionMode="multiple"
    />
  ),
  Table: (
    <ds.Table
      aria-label="Apps"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={['Harbour API']}
      getRowKey={(row) => row}
    />
  ),
  Tabs: (
    <ds.Tabs>
      <ds.TabList aria-label="Views">
        <ds.Tab id="a">A</ds.Tab>
      </ds.TabList>
      <ds.TabPanel id="a">Content</ds.TabPanel>
    </ds.Tabs>
  ),
  Time: <ds.Time value="2026-03-04T05:06:07Z" />,
  ToastRegion: <ds.ToastRegion />,
  Tooltip: (
    <ds.TooltipTrigger>
      <ds.Button>Redeploy</ds.Button>
      <ds.Tooltip>Builds the same files again</ds.Tooltip>
    </ds.TooltipTrigger>
  ),
  Truncate: <ds.Truncate>9d2c42a7-5b0e-4f3c-8a18-2f7be0c4d9e1</ds.Truncate>,
};

/** React Aria hides their native control with a style attribute; HoverCard's suppresses the phone's own preview. */
const hasStyleAttribute = [
  'Checkbox',
  'FileDrop',
  'HoverCard',
  'RadioGroup',
  'SegmentedControl',
  'Select',
  'Switch',
];

const host = document.createElement('div');
document.body.append(host);

afterEach(() => {
  vi.restoreAllMocks();
  host.replaceChildren();
});

test.each(Object.entries(parts))(
  '%s hydrates in strict mode without a warning',
  async (name, part) => {
    const problems: unknown[] = [];
    const note = (...words: unknown[]) => problems.push(words);
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(note);
    const page = (
      <StrictMode>
        <ds.ThemeProvider locale="en-GB">{part}</ds.ThemeProvider>
      </StrictMode>
    );
    host.innerHTML = renderToString(page);
    const styled = host.querySelectorAll('.qs-root [style]');
    expect(styled.length > 0).toBe(hasStyleAttribute.includes(name));
    const rendered = host.querySelector('.qs-root');

    const root = hydrateRoot(host, page, { onRecoverableError: note });
    await expect
      .poll(() => Object.keys(rendered ?? {}).some((key) => key.startsWith('__react')))
      .toBe(true);
    // React discards elements that do not match: the same element means that hydration succeeded.
    expect(host.querySelector('.qs-root')).toBe(rendered);
    expect(problems).toEqual([]);
    root.unmount();
  },
);
