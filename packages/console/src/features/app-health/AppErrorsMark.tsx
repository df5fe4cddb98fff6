import { Text, VisuallyHidden } from '@quayside/design-system';
import { CircleAlert } from 'lucide-react';

import type { Loadable } from '../../domain/loadable.ts';
import { homeMessages } from '../../runtime/messages/en/home.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './appHealth.css.ts';
import type { AppHealth } from './appHealthSchema.ts';

interface AppErrorsMarkProps {
  /** `undefined` for an app that is not watched. */
  health: Loadable<AppHealth> | undefined;
  /** Errors of the app's log. @default no link */
  href: string | undefined;
}

/** Number of errors that an app logged in the last hour; nothing without errors, or while it is unknown. */
export function AppErrorsMark({ health, href }: AppErrorsMarkProps) {
  const { health: messages } = useMessages(homeMessages);
  if (health?.status !== 'ready' || health.data.errors === 0) return null;
  const { errors, readFrom } = health.data;
  return (
    <PageLink href={href} variant="plain" className={styles.mark}>
      <CircleAlert size={14} aria-hidden="true" />
      <Text tone="danger" isNumeric>
        {/* Of older lines the number is unknown. */}
        {readFrom === null ? messages.mark(errors) : messages.markAtLeast(errors)}
      </Text>
      <VisuallyHidden>{` ${messages.inTheLastHour}`}</VisuallyHidden>
    </PageLink>
  );
}
