import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useApi } from '../../runtime/useConsole.ts';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { StorageSection } from './StorageSection.tsx';
import { useStorage } from './useStorage.ts';

/** Props of {@link StorageSectionContainer}. */
export interface StorageSectionContainerProps {
  teamSlug: string;
  appSlug: string;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Connected resources of an app with the platform's data. Shows its own loading, empty and error states. */
export function StorageSectionContainer(props: StorageSectionContainerProps): ReactNode {
  return (
    <SectionStatus>
      <StorageOfApp {...props} />
    </SectionStatus>
  );
}

function StorageOfApp({ teamSlug, appSlug, level }: StorageSectionContainerProps) {
  const api = useApi();
  const app = toLoadable(useQuery(appQueries(api).byPath({ teamSlug, appSlug })));
  return (
    <StorageSection
      // An open dialog of one app must not apply to another.
      key={`${teamSlug}/${appSlug}`}
      {...useStorage({ teamSlug, appSlug, app })}
      level={level}
    />
  );
}
