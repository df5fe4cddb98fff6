import { Card, CardBody, Section, Skeleton, SkeletonText, Stack } from '@quayside/design-system';

import { shellMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

interface LoadingSectionsProps {
  sections: readonly { title: string; text: string }[];
}

/** A settings page while its data loads: known content, and skeletons for the rest. */
export function LoadingSections({ sections }: LoadingSectionsProps) {
  const shell = useMessages(shellMessages);
  return (
    <Skeleton isLoading label={shell.loading}>
      <Stack gap="section">
        {sections.map(({ title, text }) => (
          <Section key={title} layout="split" title={title} description={text}>
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
