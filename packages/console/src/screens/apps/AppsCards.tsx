import type { App } from '@quayside/api-contract';
import { Card, Link, Pennant, Text } from '@quayside/design-system';

import { AppAddress, LatestDeployment } from './AppsTable.tsx';
import * as styles from './AppsCards.css.ts';

interface AppsCardsProps {
  'aria-label': string;
  apps: readonly App[];
  appHref: (app: App) => string;
  /** Whether others are on their way. */
  isRefreshing: boolean;
}

/** Apps, a card each: for teams with few of them. */
export default function AppsCards({
  'aria-label': label,
  apps,
  appHref,
  isRefreshing,
}: AppsCardsProps) {
  return (
    <ul aria-label={label} aria-busy={isRefreshing || undefined} className={styles.cards}>
      {apps.map((app) => (
        <li key={app.id}>
          <Card className={styles.card}>
            <span className={styles.head}>
              <Pennant id={app.id} />
              <span className={styles.names}>
                <Link href={appHref(app)} className={styles.name}>
                  <Text weight="medium" isTruncated>
                    {app.name}
                  </Text>
                </Link>
                <AppAddress url={app.url ?? null} />
              </span>
            </span>
            <LatestDeployment latest={app.latest_deployment ?? null} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
