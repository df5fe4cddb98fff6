import { Blocks, LayoutGrid, Plus, Rocket, ScrollText, SunMoon, Users } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from '../avatar/index.ts';
import { Breadcrumb, Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { Banner } from '../banner/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { LinkButton } from '../link-button/index.ts';
import { NavItem, NavList } from '../nav-list/index.ts';
import { PageFooter, PageFooterLink } from '../page-footer/index.ts';
import { Page } from '../page/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Pennant } from '../pennant/index.ts';
import { QuaysideMark } from '../quayside-mark/index.ts';
import { AppsTable } from '../table/Table.fixtures.tsx';
import { guide } from './AppShell.docs.tsx';
import { AppShell, BrandLink, TopBarLinks } from './AppShell.tsx';

const icon = { size: 16, strokeWidth: 1.75 } as const;

const rail = (
  <>
    <NavList aria-label="Team">
      <NavItem href="#apps" icon={<LayoutGrid {...icon} />} isCurrent>
        Apps
      </NavItem>
      <NavItem href="#integrations" icon={<Blocks {...icon} />}>
        Integrations
      </NavItem>
      <NavItem href="#team" icon={<Users {...icon} />} end={4}>
        Team Settings
      </NavItem>
    </NavList>
    <NavList
      aria-label="Harbour API"
      heading={
        <>
          <Pennant id="harbour" size={16} />
          <span>Harbour API</span>
        </>
      }
    >
      <NavItem href="#deployments" icon={<Rocket {...icon} />}>
        Deployments
      </NavItem>
      <NavItem href="#logs" icon={<ScrollText {...icon} />}>
        Logs
      </NavItem>
    </NavList>
  </>
);

const meta = preview.meta({
  title: 'Components/AppShell',
  component: AppShell,
  tags: ['autodocs'],
  parameters: { guide, hasLandmarks: true },
  args: {
    brand: (
      <BrandLink href="#home" mark={<QuaysideMark />}>
        Quayside
      </BrandLink>
    ),
    rail,
    breadcrumbs: (
      <Breadcrumbs>
        <Breadcrumb href="#team">Tidewater Labs</Breadcrumb>
        <Breadcrumb href="#apps">Apps</Breadcrumb>
      </Breadcrumbs>
    ),
    topBarEnd: (
      <>
        <TopBarLinks>
          <LinkButton href="#feedback" variant="ghost" size="sm">
            Feedback
          </LinkButton>
          <LinkButton href="#docs" variant="ghost" size="sm">
            Docs
          </LinkButton>
        </TopBarLinks>
        <IconButton label="Switch theme" size="sm">
          <SunMoon {...icon} aria-hidden="true" />
        </IconButton>
        <Avatar name="Ada Lovelace" />
      </>
    ),
    footer: (
      <PageFooter start={<PageFooterLink href="#status">Status</PageFooterLink>}>
        <PageFooterLink href="#documentation">Documentation</PageFooterLink>
        <PageFooterLink href="#terms">Terms</PageFooterLink>
        <PageFooterLink href="#privacy">Privacy Policy</PageFooterLink>
      </PageFooter>
    ),
    children: (
      <Page
        title="Apps"
        titleEnd="23"
        actions={
          <Button variant="primary" icon={<Plus {...icon} />}>
            Create App
          </Button>
        }
      >
        <AppsTable />
        <Pagination onNext={() => undefined}>1–10 of 23</Pagination>
      </Page>
    ),
  },
});

/** The whole console around one page. */
export const Default = meta.story({});

/** Icons only; the names show on hover and focus. */
export const Collapsed = meta.story({
  args: { isRailCollapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Integrations' })).toBeVisible();
  },
});

/** A global notice below the top bar. */
export const WithNotice = meta.story({
  args: {
    notice: (
      <Banner tone="warning" isFullWidth>
        Can’t reach the platform. Trying again in 12 s.
      </Banner>
    ),
  },
});

/** In a container of 390 px, whatever the viewport: the rail is behind a button. */
export const Narrow = meta.story({
  decorators: [inNarrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible());
  },
});
