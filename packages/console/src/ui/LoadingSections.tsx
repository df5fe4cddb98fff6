import { Card, CardBody, Section, Skeleton, SkeletonText, Stack } from '@quayside/design-system';

import { shellMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import type { SectionLevel } from './SectionLevel.ts';

interface LoadingSectionsProps {
  sections: readonly { title: string; text: string }[];
  /** @default 2 */
  level?: SectionLevel | undefined;
}

/** A settings page while its data loads: known content, and skeletons for the rest. */
export function LoadingSections({ sections, level }: LoadingSectionsProps) {
  const shell = useMessages(shellMessages);
  return (
    <Skeleton isLoading label={shell.loading}>
      <Stack gap="section">
        {sections.map(({ title, text }) => (
          <Section key={title} layout="split" level={level} title={title} description={text}>
            <Card>
              <CardBody>
                <Stack gap={3}>
                  <SkeletonText width="lg" />
                  <SkeletonText width="md" />
                  <SkeletonText width="lg" />
                </Stack>
              </CardBody>
            </Card>
          </Section>
        ))}
      </Stack>
    </Skeleton>
  );
}
