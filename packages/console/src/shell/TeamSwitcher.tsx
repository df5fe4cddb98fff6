import { Button, Menu, MenuItem, MenuSection, MenuTrigger } from '@quayside/design-system';

import { shellMessages } from '../messages/en/shell.ts';
import { useMessages } from '../messages/useMessages.ts';
import { TeamButtonContent } from './TeamButtonContent.tsx';
import * as styles from './TeamSwitcher.css.ts';

/** A person's standing towards a team, as the console words it. */
export type TeamStanding = 'personal' | 'owner' | 'member';

/** A team as the switcher lists it. */
export interface SwitchableTeam {
  slug: string;
  name: string;
  standing: TeamStanding;
  /** Its apps. */
  href: string;
}

interface TeamSwitcherProps {
  teams: readonly SwitchableTeam[];
  /** The team whose pages are shown. */
  current: SwitchableTeam;
}

/** Says whose pages these are, and leads to those of another team. */
export function TeamSwitcher({ teams, current }: TeamSwitcherProps) {
  const messages = useMessages(shellMessages);
  return (
    <MenuTrigger>
      <Button variant="secondary" className={styles.button}>
        <TeamButtonContent team={current} />
      </Button>
      <Menu selectionMode="single" disallowEmptySelection selectedKeys={[current.slug]}>
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
    </MenuTrigger>
  );
}
