import {
  Button,
  LinkButton,
  MenuItem,
  MenuSection,
  Popover,
  SearchField,
} from '@quayside/design-system';
import { Plus, Users } from 'lucide-react';
import { Autocomplete, DialogTrigger, Menu, useFilter } from 'react-aria-components';

import { pagesMessages } from '../messages/en/pages.ts';
import { shellMessages } from '../messages/en/shell.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { TeamStanding } from '../screens/shared/teamStanding.ts';
import { TeamButtonContent } from './TeamButtonContent.tsx';
import * as styles from './TeamSwitcher.css.ts';

/** A team as the switcher lists it. */
export interface SwitchableTeam {
  slug: string;
  name: string;
  standing: TeamStanding;
  /** Its apps. */
  href: string;
}

interface TeamSwitcherProps {
  /** In the order in which they are offered. */
  teams: readonly SwitchableTeam[];
  /** The team whose pages are shown. */
  current: SwitchableTeam;
  /** Where all teams are listed. @default nowhere */
  allTeamsHref?: string | undefined;
  /** Where a team is made. @default teams are made elsewhere */
  newTeamHref?: string | undefined;
}

/** Says whose pages these are, and leads to those of another team, found by typing a part of its name. */
export function TeamSwitcher({ teams, current, allTeamsHref, newTeamHref }: TeamSwitcherProps) {
  const messages = useMessages(shellMessages);
  const pages = useMessages(pagesMessages);
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <DialogTrigger>
      <Button variant="secondary" className={styles.button}>
        <TeamButtonContent team={current} />
      </Button>
      <Popover
        aria-label={messages.switchTeam}
        placement="bottom start"
        offset={4}
        className={styles.popover}
      >
        {({ close }) => (
          <div className={styles.content}>
            <Autocomplete filter={contains}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- one opens it to choose a team: typing is the shortest way */}
              <SearchField
                aria-label={messages.findTeam}
                placeholder={messages.findTeam}
                autoFocus
              />
              <Menu
                aria-label={messages.teams}
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={[current.slug]}
                onAction={close}
                className={styles.list}
                renderEmptyState={() => <p className={styles.none}>{messages.noTeamFound}</p>}
              >
                <MenuSection title={messages.teams}>
                  {teams.map(({ slug, name, standing, href }) => (
                    <MenuItem
                      key={slug}
                      id={slug}
                      href={href}
                      textValue={name}
                      shortcut={messages.roles[standing]}
                    >
                      {name}
                    </MenuItem>
                  ))}
                </MenuSection>
              </Menu>
            </Autocomplete>
            <div className={styles.more}>
              {allTeamsHref !== undefined && (
                <LinkButton
                  variant="ghost"
                  size="sm"
                  href={allTeamsHref}
                  icon={<Users />}
                  onPress={close}
                >
                  {pages.allTeams}
                </LinkButton>
              )}
              {newTeamHref !== undefined && (
                <LinkButton
                  variant="ghost"
                  size="sm"
                  href={newTeamHref}
                  icon={<Plus />}
                  onPress={close}
                >
                  {pages.newTeam}
                </LinkButton>
              )}
            </div>
          </div>
        )}
      </Popover>
    </DialogTrigger>
  );
}
