import { formatLineRange } from '@quayside/design-system/log-viewer/parse';
import type { LineRange } from '@quayside/design-system/log-viewer';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { mapLoadable } from '../../domain/loadable.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useNavigation } from '../../runtime/useConsole.ts';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { BuildLogSection } from './BuildLogSection.tsx';
import { useDeployment } from './useDeployment.ts';

/** Props of {@link BuildLogSectionContainer}. */
export interface BuildLogSectionContainerProps {
  teamSlug: string;
  appSlug: string;
  deploymentId: string;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Build log of a deployment with the platform's data. Shows its own loading, empty and error states. */
export function BuildLogSectionContainer(props: BuildLogSectionContainerProps): ReactNode {
  // The selected lines belong to one log.
  return (
    <SectionStatus>
      <LogOfDeployment key={props.deploymentId} {...props} />
    </SectionStatus>
  );
}

function LogOfDeployment({ level, ...path }: BuildLogSectionContainerProps) {
  const { href } = useNavigation();
  const { log } = useDeployment(path);
  const [range, setRange] = useState<LineRange | null>(null);
  return (
    <BuildLogSection
      log={mapLoadable(log, (data) => ({
        ...data,
        range,
        onRangeChange: setRange,
        linkTo: (lines) =>
          new URL(
            href(`${buildPath('deployment', path)}${formatLineRange(lines)}`),
            document.baseURI,
          ).href,
      }))}
      level={level}
    />
  );
}
