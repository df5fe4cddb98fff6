import type { App } from '@quayside/api-contract';
import { Card, Pennant, Text, VisuallyHidden } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { appsMessages } from '../../runtime/messages/en/apps.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import { AppAddress, LatestDeployment } from '../../features/apps-table/AppsTable.tsx';
import type { AppPins } from '../../features/apps-table/AppsTable.tsx';
import * as styles from './AppsCards.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { PinButton } from '../../ui/PinButton.tsx';

interface AppsCardsProps {
  'aria-label': string;
  apps: readonly App[];
  appHref: (app: App) => string | undefined;
  /** Whether the cards are stale while others load. */
  isRefreshing: boolean;
  /** Pins of apps. @default apps cannot be pinned */
  pins?: AppPins | undefined;
  /** Marks of an app, after its latest deployment. @default none */
  renderMark?: ((app: App) => ReactNode) | undefined;
}

/** Apps as cards, for teams with few apps. */
export function AppsCards({
  'aria-label': label,
  apps,
  appHref,
  isRefreshing,
  pins,
  renderMark,
}: AppsCardsProps) {
  const messages = useMessages(appsMessages);
  return (
    <ul aria-label={label} aria-busy={isRefreshing || undefined} className={styles.cards}>
      {apps.map((app) => (
        <li key={app.id}>
          <Card className={styles.card}>
            <span className={styles.head}>
              <Pennant id={app.id} />
              <span className={styles.names}>
                <PageLink href={appHref(app)} className={styles.name}>
                  <Text weight="medium" isTruncated>
                    {app.name}
                  </Text>
                </PageLink>
                <Text size={12} tone="subtle" isMono isTruncated>
                  {app.slug}
                </Text>
                <AppAddress url={app.url ?? null} />
              </span>
              {pins && (
                <PinButton
                  name={app.name}
                  isPinned={pins.isPinned(app)}
                  onToggle={() => pins.onToggle(app)}
                />
              )}
            </span>
            <span className={styles.facts}>
              <LatestDeployment latest={app.latest_deployment ?? null} />
              {renderMark?.(app)}
              <Text size={12} tone="subtle" isNumeric>
                {app.region ?? messages.noRegion},{' '}
                <VisuallyHidden>{`${messages.columns.created} `}</VisuallyHidden>
                <OptionalTime value={app.created_at} />
              </Text>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
