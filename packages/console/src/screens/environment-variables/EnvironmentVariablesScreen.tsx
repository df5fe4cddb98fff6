import { Skeleton } from '@quayside/design-system';

import { loading } from '../../domain/loadable.ts';
import { VariablesView } from './VariablesView.tsx';
import type { VariablesViewData } from './VariablesView.tsx';
import type { PageSlots } from '../../runtime/slots.ts';

/** Props of {@link EnvironmentVariablesScreen}. */
export interface EnvironmentVariablesScreenProps extends VariablesViewData {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
}

/** Variables of an app: masked, edited in their rows, and imported from a `.env` file. A secret is never shown. */
export function EnvironmentVariablesScreen(props: EnvironmentVariablesScreenProps) {
  return <VariablesView level={1} {...props} />;
}

/** The screen while its variables load, inert. */
export function EnvironmentVariablesSkeleton() {
  return (
    <Skeleton isLoading>
      <EnvironmentVariablesScreen
        variables={loading}
        search=""
        onSearchChange={() => {}}
        onKindChange={() => {}}
        onSave={() => Promise.resolve()}
        deadlines={new Map()}
        onDelete={() => {}}
        onUndoDelete={() => {}}
        onRedeploy={() => Promise.resolve()}
      />
    </Skeleton>
  );
}
