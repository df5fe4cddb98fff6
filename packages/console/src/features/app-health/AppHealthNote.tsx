import { Announcement, Button, CardFooter, Text, Time } from '@quayside/design-system';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { homeMessages } from '../../runtime/messages/en/home.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { withElement } from '../../runtime/messages/withElement.tsx';
import * as styles from './appHealth.css.ts';
import type { AppHealths } from './useAppHealths.ts';

/** Basis of the counts of errors, the time of the read, and whether the last one failed. */
export function AppHealthNote({ byApp, readAt, readAgain }: AppHealths) {
  const { health } = useMessages(homeMessages);
  const [timesAsked, setTimesAsked] = useState(0);
  const failed = [...byApp.values()].filter(({ error }) => error !== undefined);
  const hasFailedAgain = timesAsked > 0 && failed.length > 0;
  // An app without a count says so itself.
  const hasOldCounts = failed.some(({ status }) => status === 'ready');
  return (
    <CardFooter
      actions={
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCw />}
          isDisabled={byApp.size === 0}
          onPress={() => void readAgain().then(() => setTimesAsked((times) => times + 1))}
        >
          {health.readAgain}
        </Button>
      }
    >
      <div className={styles.note}>
        <span>
          {readAt === undefined
            ? health.note
            : withElement(health.noteAt, <Time value={readAt} format="clock" />)}
        </span>
        {(hasOldCounts || hasFailedAgain) && (
          <Text as="p" tone="warning" className={styles.failed}>
            <TriangleAlert size={14} aria-hidden="true" />
            <span>{health.failed}</span>
          </Text>
        )}
      </div>
      {/* Polls fail silently for screen reader users; a read that the user asked for does not. */}
      <Announcement text={hasFailedAgain ? health.failed : ''} trigger={String(timesAsked)} />
    </CardFooter>
  );
}
