import type { UserPublic } from '@quayside/api-contract';
import {
  AppShell,
  Breadcrumb,
  Breadcrumbs,
  Button,
  LinkButton,
  NavItem,
  NavList,
  Pennant,
  QuaysideMark,
  SkeletonText,
  TopBarLinks,
  verbatim,
} from '@quayside/design-system';
import { Mail, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { pagesMessages } from '../runtime/messages/en/pages.ts';
import { shellMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import type { Links } from '../runtime/Console.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { TimeZoneSwitch } from './AccountMenu.tsx';
import type { ShellCrumb } from './breadcrumbs.ts';
import { ProductFooter } from './ProductFooter.tsx';
import type { ShellLink, ShellNavigation } from '../features/shell-navigation/shellNavigation.ts';
import * as styles from './SignedInLayout.css.ts';
import { TeamSwitcher } from './TeamSwitcher.tsx';
import type { SwitchableTeam } from './TeamSwitcher.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import type { ThemeChoice } from '../runtime/session/SessionStore.ts';
import { ConfiguredLink } from '../ui/ExternalLink.tsx';
import { isConfiguredAddress } from '../ui/linkAddress.ts';
import { PageLink } from '../ui/PageLink.tsx';

/** Layout of every signed-in page. */
export interface SignedInLayoutProps {
  productName: string;
  homeHref: string | undefined;
  links: Links;
  /** The current user. @default unknown: logging out is the only account action */
  user?: UserPublic | undefined;
  teams: readonly SwitchableTeam[];
  /** The slugs of recently opened teams, latest first. @default none */
  recentTeams?: readonly string[];
  /** The team of the page or, on a page without one, the team opened last. */
  team?: SwitchableTeam | undefined;
  /** Page that lists all teams. @default none */
  allTeamsHref?: string | undefined;
  /** Page that creates a team. @default none */
  newTeamHref?: string | undefined;
  /** Page of the account. @default none */
  accountSettingsHref?: string | undefined;
  /** Search button of the top bar, while the rail is behind a button. */
  search?: ReactNode;
  /** Search button at the top of the rail. */
  railSearch?: ReactNode;
  /** Notices above the page. */
  notice?: ReactNode;
  /** The app of the page, on pages of an app. `id` determines its pennant. */
  app?: { id: string; name: string } | undefined;
  navigation: ShellNavigation;
  breadcrumbs: readonly ShellCrumb[];
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  /** @default controlled by the host */
  timeZoneSwitch?: TimeZoneSwitch | undefined;
  onLogOut: () => void;
  /** A page. */
  children: ReactNode;
}

/** Rail, top bar and footer around a signed-in page. */
export function SignedInLayout({
  productName,
  homeHref,
  links,
  user,
  teams,
  recentTeams,
  team,
  allTeamsHref,
  newTeamHref,
  accountSettingsHref,
  search,
  railSearch,
  notice,
  app,
  navigation,
  breadcrumbs,
  theme,
  onThemeChange,
  timeZoneSwitch,
  onLogOut,
  children,
}: SignedInLayoutProps) {
  const messages = useMessages(shellMessages);
  const pages = useMessages(pagesMessages);
  const itemsOf = (entries: readonly ShellLink[]) =>
    entries.map((entry) => <RailItem key={entry.id} {...entry} label={pages[entry.id]} />);

  return (
    <AppShell
      brand={
        <PageLink variant="plain" className={styles.brand} href={homeHref}>
          <QuaysideMark />
          <span {...verbatim}>{productName}</span>
        </PageLink>
      }
      rail={
        <>
          {team && (
            <TeamSwitcher
              teams={teams}
              recent={recentTeams}
              current={team}
              allTeamsHref={allTeamsHref}
              newTeamHref={newTeamHref}
            />
          )}
          {railSearch}
          {navigation.team.length > 0 && (
            <NavList aria-label={messages.teamNavigation}>{itemsOf(navigation.team)}</NavList>
          )}
          {navigation.app.length > 0 && (
            <>
              <div className={styles.rule} />
              <NavList
                aria-label={messages.appNavigation}
                heading={
                  app ? (
                    <>
                      <Pennant id={app.id} size={16} />
                      <span className={styles.appName}>{app.name}</span>
                    </>
                  ) : (
                    <SkeletonText width="sm" />
                  )
                }
              >
                {itemsOf(navigation.app)}
              </NavList>
            </>
          )}
          <RailLinks links={links} />
        </>
      }
      breadcrumbs={
        <Breadcrumbs>
          {breadcrumbs.map(({ label, to }, index) => (
            <Crumb key={`${index}-${label}`} href={to}>
              {label}
            </Crumb>
          ))}
        </Breadcrumbs>
      }
      topBarEnd={
        <>
          {search}
          <TopLinks links={links} />
          <ThemeMenu theme={theme} onThemeChange={onThemeChange} />
          {user ? (
            <AccountMenu
              user={user}
              settingsHref={accountSettingsHref}
              timeZoneSwitch={timeZoneSwitch}
              onLogOut={onLogOut}
            />
          ) : (
            <Button variant="ghost" size="sm" onPress={onLogOut}>
              {messages.logOut}
            </Button>
          )}
        </>
      }
      notice={notice}
      footer={<ProductFooter links={links} />}
    >
      {children}
    </AppShell>
  );
}

// Memoized, so that a navigation does not render what it does not change.

/** A breadcrumb. */
const Crumb = memo(Breadcrumb);

interface RailItemProps extends Omit<ShellLink, 'id'> {
  label: string;
}

/** A page in the rail, or an external link. */
const RailItem = memo(function RailItem({ Icon, to, isCurrent, label }: RailItemProps) {
  return (
    <NavItem href={to} icon={<Icon size={16} strokeWidth={1.75} />} isCurrent={isCurrent}>
      {label}
    </NavItem>
  );
});

/** Links that do not fit in a narrow top bar; documentation is in the footer. */
function RailLinks({ links: { feedback, community } }: { links: Links }) {
  const messages = useMessages(shellMessages);
  const item = (label: string, Icon: LucideIcon, href: string | undefined) =>
    href !== undefined &&
    isConfiguredAddress(href) && <RailItem to={href} Icon={Icon} label={label} isCurrent={false} />;
  return (
    (feedback ?? community) && (
      <NavList aria-label={messages.help} className={styles.railLinks}>
        {item(messages.feedback, Mail, feedback)}
        {item(messages.community, Users, community)}
      </NavList>
    )
  );
}

function TopLink(link: { href: string; children: ReactNode }) {
  return <LinkButton {...link} variant="ghost" size="sm" />;
}

function TopLinks({ links }: { links: Links }) {
  const messages = useMessages(shellMessages);
  const named = [
    [messages.feedback, links.feedback],
    [messages.community, links.community],
    [messages.docs, links.documentation],
  ] as const;
  if (named.every(([, href]) => href === undefined)) return null;
  return (
    <TopBarLinks>
      {named.map(
        ([label, href]) =>
          href !== undefined && (
            <ConfiguredLink key={label} href={href} as={TopLink}>
              {label}
            </ConfiguredLink>
          ),
      )}
    </TopBarLinks>
  );
}
