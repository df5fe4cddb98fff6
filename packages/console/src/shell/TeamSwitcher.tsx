import {
  Autocomplete,
  Button,
  LinkButton,
  matchesSearch,
  MenuItem,
  Popover,
  SearchField,
} from '@quayside/design-system';
import { Plus, Users } from 'lucide-react';
import { memo, useState } from 'react';
import { DialogTrigger, Menu, useLocale } from 'react-aria-components';

import { pagesMessages } from '../runtime/messages/en/pages.ts';
import { shellMessages, teamSwitcherMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import type { DisplayedRole } from '../domain/teamRoles.ts';
import { recentFirst } from './recentFirst.ts';
import { TeamButtonContent } from './TeamButtonContent.tsx';
import * as styles from './TeamSwitcher.css.ts';

/** A team as the switcher lists it. */
export interface SwitchableTeam {
  slug: string;
  name: string;
  role: DisplayedRole;
  /** Link to its apps. */
  href: string;
}

interface TeamSwitcherProps {
  teams: readonly SwitchableTeam[];
  /** The slugs of recently opened teams, latest first. @default none */
  recent?: readonly string[] | undefined;
  /** The team of the page. */
  current: SwitchableTeam;
  /** Page that lists all teams. @default none */
  allTeamsHref?: string | undefined;
  /** Page that creates a team. @default none */
  newTeamHref?: string | undefined;
}

/** Shows the current team, and switches to another one, with a search by name. */
export const TeamSwitcher = memo(function TeamSwitcher({ current, ...props }: TeamSwitcherProps) {
  const messages = useMessages(shellMessages);
  return (
    <div className={styles.container}>
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
          {({ close }) => <TeamChoice {...props} current={current} onChosen={close} />}
        </Popover>
      </DialogTrigger>
    </div>
  );
});

interface TeamChoiceProps extends TeamSwitcherProps {
  /** Called just before the navigation. */
  onChosen: () => void;
}

function TeamChoice({
  teams,
  recent = [],
  current,
  allTeamsHref,
  newTeamHref,
  onChosen,
}: TeamChoiceProps) {
  const { locale } = useLocale();
  const texts = useMessages(teamSwitcherMessages);
  const messages = useMessages(shellMessages);
  const pages = useMessages(pagesMessages);
  const [search, setSearch] = useState('');
  const found = recentFirst(teams, [current.slug, ...recent], locale).filter(({ name, slug }) =>
    [name, slug].some((text) => matchesSearch(text, search)),
  );

  return (
    <div className={styles.content}>
      <Autocomplete inputValue={search} onInputChange={setSearch}>
        <SearchField
          aria-label={texts.find}
          placeholder={texts.find}
          resultCount={found.length}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- users open it to choose a team, and typing is fastest
          autoFocus
        />
        <Menu
          aria-label={messages.teams}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[current.slug]}
          onAction={onChosen}
          className={styles.list}
          renderEmptyState={() => <p className={styles.none}>{texts.noneFound}</p>}
        >
          {found.map(({ slug, name, role, href }) => (
            <MenuItem
              key={slug}
              id={slug}
              href={href}
              textValue={name}
              shortcut={messages.roles[role]}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Autocomplete>
      <div className={styles.more}>
        {allTeamsHref !== undefined && (
          <LinkButton
            variant="ghost"
            size="sm"
            href={allTeamsHref}
            icon={<Users />}
            onPress={onChosen}
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
            onPress={onChosen}
          >
            {pages.newTeam}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
