import { Avatar, VisuallyHidden } from '@quayside/design-system';
import { ChevronsUpDown } from 'lucide-react';

import { shellMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import * as styles from './TeamSwitcher.css.ts';
import type { SwitchableTeam } from './TeamSwitcher.tsx';

/** Content of the team switcher's button: the team, and the user's role in it. */
export function TeamButtonContent({ team }: { team: SwitchableTeam }) {
  const messages = useMessages(shellMessages);
  return (
    <>
      <Avatar name={team.name} shape="team" />
      <span className={styles.words}>
        <span className={styles.name}>{team.name}</span>
        <span className={styles.role}>{messages.roles[team.role]}</span>
      </span>
      <VisuallyHidden>{messages.switchTeam}</VisuallyHidden>
      <ChevronsUpDown className={styles.chevrons} size={14} aria-hidden="true" />
    </>
  );
}
