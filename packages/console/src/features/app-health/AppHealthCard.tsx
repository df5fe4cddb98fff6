import { Card, CardHeader, Heading } from '@quayside/design-system';
import { useId } from 'react';

import { homeMessages } from '../../runtime/messages/en/home.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { AppHealthCell } from './AppHealthCell.tsx';
import type { AppHealthCellProps } from './AppHealthCell.tsx';
import * as styles from './appHealth.css.ts';

/** Errors that an app logged in the last hour, as a card. */
export function AppHealthCard(props: AppHealthCellProps) {
  const { health } = useMessages(homeMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} level={2}>
            {health.title}
          </Heading>
        </CardHeader>
        <div className={styles.card}>
          <AppHealthCell {...props} />
        </div>
      </Card>
    </section>
  );
}
