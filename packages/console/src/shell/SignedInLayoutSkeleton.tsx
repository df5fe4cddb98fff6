import {
  AppShell,
  Card,
  Grid,
  QuaysideMark,
  Skeleton,
  SkeletonText,
  Stack,
} from '@quayside/design-system';

import { useMessages } from '../messages/useMessages.ts';
import type { Links } from '../provider/Console.ts';
import { ProductFooter } from './ProductFooter.tsx';
import * as styles from './SignedInLayout.css.ts';

interface SignedInLayoutSkeletonProps {
  productName: string;
  links: Links;
}

/** The layout before it is known who is signed in: navigation, a header and three cards. */
export function SignedInLayoutSkeleton({ productName, links }: SignedInLayoutSkeletonProps) {
  const { shell: messages } = useMessages();
  return (
    <AppShell
      brand={
        <span className={styles.brand}>
          <QuaysideMark />
          {productName}
        </span>
      }
      rail={
        <div className={styles.railSkeleton} aria-hidden="true">
          <SkeletonText width="lg" shape="title" />
          {(['sm', 'md', 'md'] as const).map((width, index) => (
            <SkeletonText key={index} width={width} />
          ))}
        </div>
      }
      breadcrumbs={<SkeletonText width="md" className={styles.crumbSkeleton} />}
      footer={<ProductFooter links={links} />}
      labels={messages.landmarks}
    >
      <Page title={<VisuallyHidden>{messages.loading}</VisuallyHidden>}>
      <Skeleton isLoading label={messages.loading}>
      </Skeleton>
      </Page>
    </AppShell>
  );
}
