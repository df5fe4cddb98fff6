import {
  AppShell,
  Card,
  CardBody,
  Grid,
  Page,
  QuaysideMark,
  Skeleton,
  SkeletonText,
  Stack,
  VisuallyHidden,
  verbatim,
} from '@quayside/design-system';

import { shellMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import type { Links } from '../runtime/Console.ts';
import { ProductFooter } from './ProductFooter.tsx';
import * as styles from './SignedInLayout.css.ts';

interface SignedInLayoutSkeletonProps {
  productName: string;
  links: Links;
}

/** The layout while the user loads: navigation, a header and three cards. */
export function SignedInLayoutSkeleton({ productName, links }: SignedInLayoutSkeletonProps) {
  const messages = useMessages(shellMessages);
  return (
    <AppShell
      brand={
        <span className={styles.brand}>
          <QuaysideMark />
          <span {...verbatim}>{productName}</span>
        </span>
      }
      rail={
        <Stack gap={5} className={styles.railSkeleton} aria-hidden="true">
          <SkeletonText shape="title" width="lg" />
          <SkeletonText width="sm" />
          <SkeletonText width="lg" />
          <SkeletonText width="md" />
        </Stack>
      }
      breadcrumbs={
        <span className={styles.crumbSkeleton}>
          <SkeletonText width="lg" />
        </span>
      }
      footer={<ProductFooter links={links} />}
    >
      <Page
        title={
          <>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            <SkeletonText shape="title" width="lg" />
          </>
        }
      >
        <Skeleton isLoading label={messages.loading}>
          <Grid columns={3} gap={5}>
            {[0, 1, 2].map((card) => (
              <Card key={card}>
                <CardBody>
                  <Stack gap={3}>
                    <SkeletonText width="sm" />
                    <SkeletonText shape="title" width="lg" />
                    <SkeletonText width="md" />
                  </Stack>
                </CardBody>
              </Card>
            ))}
          </Grid>
        </Skeleton>
      </Page>
    </AppShell>
  );
}
