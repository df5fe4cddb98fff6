import { Skeleton } from '@quayside/design-system';

import { loading } from '../../domain/loadable.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { VariablesPage } from './VariablesPage.tsx';
import type { VariablesPageData } from './VariablesPage.tsx';
import { readVariablesState } from './variablesState.ts';

/** Props of {@link EnvironmentVariablesScreen}. */
export interface EnvironmentVariablesScreenProps extends VariablesPageData {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
}

/** Variables of an app: masked, edited in their rows, compared with other apps. A secret is never shown. */
export function EnvironmentVariablesScreen(props: EnvironmentVariablesScreenProps) {
  return <VariablesPage level={1} {...props} />;
}

/** The screen while its variables load, inert. */
export function EnvironmentVariablesSkeleton() {
  return (
    <Skeleton isLoading>
      <EnvironmentVariablesScreen
        variables={loading}
        state={readVariablesState({})}
        onStateChange={() => {}}
        onSave={() => Promise.resolve()}
      />
    </Skeleton>
  );
}
