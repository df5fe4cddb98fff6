import { Section } from '@quayside/design-system';
import type { ReactNode } from 'react';

import type { Loadable } from '../domain/loadable.ts';
import { LoadError } from './LoadError.tsx';
import { LoadingSections } from './LoadingSections.tsx';
import type { SectionLevel } from './SectionLevel.ts';

interface LoadedSectionProps<Data> {
  data: Loadable<Data>;
  /** Title and description, shown while the data loads. */
  heading: { title: string; text: string };
  /** Title of the error, such as "Couldn’t load the team". */
  errorTitle: string;
  level: SectionLevel | undefined;
  children: (data: Data) => ReactNode;
}

/** A settings section that shows its own loading and error states. */
export function LoadedSection<Data>({
  data,
  heading,
  errorTitle,
  level,
  children,
}: LoadedSectionProps<Data>): ReactNode {
  if (data.status === 'ready') return children(data.data);
  if (data.status === 'loading') return <LoadingSections sections={[heading]} level={level} />;
  return (
    <Section layout="split" level={level} title={heading.title} description={heading.text}>
      <LoadError title={errorTitle} error={data.error} onRetry={data.retry} />
    </Section>
  );
}
