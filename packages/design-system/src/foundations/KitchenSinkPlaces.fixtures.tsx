import { Braces, Database, Ellipsis, Plus, Rocket, ScrollText } from 'lucide-react';

import { Avatar } from '../avatar/index.ts';
import { Banner } from '../banner/index.ts';
import { Breadcrumb, Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { Card, CardHeader } from '../card/index.ts';
import { CodeBlock } from '../code-block/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { DataGrid } from '../data-grid/index.ts';
import { DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { Dialog, DialogTrigger } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { HoverCard, HoverCardTrigger } from '../hover-card/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Inline } from '../inline/index.ts';
import { Kbd } from '../kbd/index.ts';
import { Link } from '../link/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import { NavItem, NavList } from '../nav-list/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Pennant } from '../pennant/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { Section } from '../section/index.ts';
import { Skeleton, SkeletonText } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Stack } from '../stack/index.ts';
import { Status } from '../status/index.ts';
import { Steps } from '../steps/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { ThemeProvider, useTheme } from '../theme-provider/index.ts';
import { ToastRegion, toast } from '../toast/index.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/index.ts';
import * as styles from './foundations.css.ts';

const steps = [
  { id: 'upload', label: 'Upload', state: 'done', detail: '2.1 s' },
  { id: 'queue', label: 'Queue', state: 'done', detail: '0.8 s' },
  { id: 'extract', label: 'Extract', state: 'running', detail: '0:04' },
  { id: 'build', label: 'Build', state: 'waiting', detail: 'Next' },
  { id: 'deploy', label: 'Deploy', state: 'waiting' },
  { id: 'verify', label: 'Verify', state: 'waiting' },
] as const;

/** Navigation: location and destinations. */
export function Navigation() {
  return (
    <Section title="Navigation">
      <Grid columns={2}>
        <Stack gap={5}>
          <Tabs>
            <TabList aria-label="Example">
              <Tab id="deployments">Deployments</Tab>
              <Tab id="logs">Logs</Tab>
              <Tab id="storage" end={2}>
                Storage
              </Tab>
              <Tab id="integrations" isDisabled>
                Integrations
              </Tab>
            </TabList>
            <TabPanel id="deployments">
              <Text tone="muted">Five deployments, the newest first.</Text>
            </TabPanel>
          </Tabs>
          <Breadcrumbs aria-label="Example breadcrumbs">
            <Breadcrumb href="#team">Tidewater Labs</Breadcrumb>
            <Breadcrumb href="#apps">Apps</Breadcrumb>
            <Breadcrumb href="#app">Harbour API</Breadcrumb>
            <Breadcrumb>Deployments</Breadcrumb>
          </Breadcrumbs>
          <Pagination aria-label="Example pages" onNext={() => {}} onPrevious={() => {}}>
            11–20 of 23
          </Pagination>
          <Steps aria-label="Running" steps={steps} />
        </Stack>
        <div className={styles.rail}>
          <NavList aria-label="Example navigation">
            <NavItem href="#deployments" icon={<Rocket />} isCurrent>
              Deployments
            </NavItem>
            <NavItem href="#logs" icon={<ScrollText />}>
              Logs
            </NavItem>
            <NavItem href="#variables" icon={<Braces />}>
              Environment Variables
            </NavItem>
            <NavItem href="#storage" icon={<Database />}>
              Storage
            </NavItem>
          </NavList>
        </div>
      </Grid>
    </Section>
  );
}

const deployments = [
  { id: 'b71e4c…90aa13', state: 'ready', status: 'Ready', duration: '42 s' },
  { id: '3f9a1c…7d21e4', state: 'failed', status: 'Build Failed', duration: '43 s' },
  { id: 'e05d77…c1b8f2', state: 'ready', status: 'Ready', duration: '39 s' },
  { id: '84c6b0…5ae90d', state: 'cancelled', status: 'Upload Cancelled', duration: '3 s' },
] as const;
type Deployment = (typeof deployments)[number];

const columns = [
  {
    id: 'id',
    header: 'Deployment',
    isRowHeader: true,
    cell: ({ id }: Deployment) => <Text isMono>{id}</Text>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ state, status }: Deployment) => <Status state={state}>{status}</Status>,
  },
  {
    id: 'duration',
    header: 'Duration',
    align: 'end' as const,
    cell: ({ duration }: Deployment) => <Text isNumeric>{duration}</Text>,
  },
];

/** One table in both densities. */
export function Tables() {
  const { colorScheme } = useTheme();
  return (
    <Section title="Table">
      <Stack gap={4}>
        {(['comfortable', 'compact'] as const).map((density) => (
          <ThemeProvider key={density} density={density} colorScheme={colorScheme}>
            <DataGrid
              aria-label={`Deployments, ${density}`}
              columns={columns}
              rows={deployments}
              getRowKey={({ id }) => id}
              selectionMode="multiple"
              defaultSelectedKeys={['e05d77…c1b8f2']}
              rowActions={({ id }) => (
                <IconButton label={`Actions for ${id}`} size="sm">
                  <Ellipsis />
                </IconButton>
              )}
            />
          </ThemeProvider>
        ))}
      </Stack>
    </Section>
  );
}

/** Overlays. */
export function Overlays() {
  return (
    <Section title="Overlays">
      <Inline gap={3} isWrapping>
        <MenuTrigger>
          <Button>Menu</Button>
          <Menu>
            <MenuItem id="logs" icon={<ScrollText />}>
              Open Logs
            </MenuItem>
            <MenuItem id="redeploy" icon={<Rocket />} shortcut={<Kbd>R</Kbd>}>
              Redeploy…
            </MenuItem>
            <MenuSeparator />
            <MenuItem id="delete" tone="danger">
              Delete…
            </MenuItem>
          </Menu>
        </MenuTrigger>
        <TooltipTrigger delay={0}>
          <Button>Tooltip</Button>
          <Tooltip shortcut={<Kbd>C</Kbd>}>Only an admin can invite people</Tooltip>
        </TooltipTrigger>
        <HoverCardTrigger delay={0}>
          <Link href="#deployment">b71e4c…90aa13</Link>
          <HoverCard aria-label="Deployment b71e4c…90aa13">
            <Inline gap={3}>
              <Status state="ready">Ready</Status>
              <Text tone="muted">42 s</Text>
            </Inline>
          </HoverCard>
        </HoverCardTrigger>
        <DialogTrigger>
          <Button>Dialog</Button>
          <Dialog title="Invite people" isDismissable>
            <TextField label="Email" />
          </Dialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button>Confirmation</Button>
          <ConfirmDialog
            title="Delete Harbour API"
            confirmation="Harbour API"
            actionLabel="Delete App"
            onAction={() => {}}
          >
            Its 117 deployments, 10 variables and logs go with it. This cannot be undone.
          </ConfirmDialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button>Drawer</Button>
          <Drawer title="Facts">What the deployment is made of.</Drawer>
        </DialogTrigger>
        <Button
          onPress={() =>
            toast.success({ title: 'Success!', description: 'User removed successfully' })
          }
        >
          Toast
        </Button>
      </Inline>
      <ToastRegion />
    </Section>
  );
}

/** Feedback. */
export function Feedback() {
  return (
    <Section title="Feedback">
      <Grid columns={2}>
        <Stack gap={3}>
          <Banner title="2 variables changed since the live deployment" />
          <Banner tone="info" title="Slower than usual">
            1 min 12 s so far; the median is 41 s.
          </Banner>
          <Banner tone="success" title="Device authorized">
            You can close this tab.
          </Banner>
        </Stack>
        <Stack gap={3}>
          <Banner tone="warning" title="REDIS_URL is already set by you">
            Connecting replaces it from the next deployment on.
          </Banner>
          <Banner tone="danger" title="The variables were not saved">
            What you typed is kept. The platform responded with 503; try again.
          </Banner>
          <ProgressBar label="Upload" value={62} showValue />
          <Inline gap={3}>
            <Skeleton isLoading label="Loading">
              <SkeletonText width="lg">A line that is on its way</SkeletonText>
            </Skeleton>
            <Spinner aria-label="Working" />
          </Inline>
        </Stack>
      </Grid>
      <Card>
        <EmptyState
          icon={<Braces />}
          title="No variables yet"
          actions={
            <>
              <Button>Choose .env</Button>
              <Button variant="primary" icon={<Plus />}>
                Add Variable
              </Button>
            </>
          }
        >
          Add one, or paste, drop or choose a .env file. Names and duplicates are checked as you
          type.
        </EmptyState>
      </Card>
    </Section>
  );
}

const faces = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson'];
const berths = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Facts, code, and the avatars and pennants of their subjects. */
export function Data() {
  return (
    <Section title="Data">
      <Grid columns={2}>
        <Card>
          <CardHeader>
            <Heading level={3}>Card with a description list</Heading>
          </CardHeader>
          <DescriptionList>
            <DescriptionItem
              term="Application Name"
              action={<CopyButton value="Harbour API" label="Copy the name" />}
            >
              Harbour API
            </DescriptionItem>
            <DescriptionItem term="Region">us-east-1</DescriptionItem>
            <DescriptionItem term="Deployment Status">
              <Status state="ready">Ready</Status>
            </DescriptionItem>
          </DescriptionList>
        </Card>
        <Stack gap={4}>
          <CodeBlock prompt="$">fastapi deploy</CodeBlock>
          <CodeBlock>
            {'from fastapi import FastAPI\n\napp = FastAPI(title="Harbour API")'}
          </CodeBlock>
          <Inline gap={3} isWrapping>
            {faces.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="Tidewater Labs" shape="team" />
            {berths.map((id) => (
              <Pennant key={id} id={id} />
            ))}
          </Inline>
          <Inline gap={2} isWrapping>
            <Kbd>⌘K</Kbd>
            <Kbd>Esc</Kbd>
            <Kbd>↵</Kbd>
          </Inline>
        </Stack>
      </Grid>
    </Section>
  );
}
