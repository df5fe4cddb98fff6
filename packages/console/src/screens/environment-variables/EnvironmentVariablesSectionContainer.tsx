import { useState } from 'react';
import type { ReactNode } from 'react';

import { SectionStatus } from '../../shell/SectionStatus.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { EnvironmentVariablesSection } from './EnvironmentVariablesSection.tsx';
import { useVariables } from './useVariables.tsx';
import { readVariablesState } from './variablesState.ts';

/** Props of {@link EnvironmentVariablesSectionContainer}. */
export interface EnvironmentVariablesSectionContainerProps {
  teamSlug: string;
  appSlug: string;
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Variables of an app with the platform's data. Shows its own loading, empty and error states. */
export function EnvironmentVariablesSectionContainer(
  props: EnvironmentVariablesSectionContainerProps,
): ReactNode {
  // Drafts and revealed values of one app must not carry over to another.
  return (
    <SectionStatus>
      <VariablesOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />
    </SectionStatus>
  );
}

function VariablesOfApp({ level, ...path }: EnvironmentVariablesSectionContainerProps) {
  const [state, setState] = useState(() => readVariablesState({}));
  const { page } = useVariables(path, {
    state,
    onStateChange: (change) => setState((before) => ({ ...before, ...change })),
  });
  return <EnvironmentVariablesSection {...page} level={level} />;
}
