import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { toLoadable } from '../../api/toLoadable.ts';
import { userQueries } from '../../api/users.ts';
import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { LoadedSection } from '../../ui/LoadedSection.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { useSecurityActions } from './useSecurityActions.ts';

/** Props of {@link SecuritySectionContainer}. */
export interface SecuritySectionContainerProps {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Password of the signed-in user. Shows its own loading and error states. */
export function SecuritySectionContainer(props: SecuritySectionContainerProps): ReactNode {
  return (
    <SectionStatus>
      <LoadedSecurity {...props} />
    </SectionStatus>
  );
}

function LoadedSecurity({ level }: SecuritySectionContainerProps) {
  const api = useApi();
  const texts = useMessages(accountSettingsMessages);
  const me = toLoadable(useQuery(userQueries(api).me()));
  const actions = useSecurityActions(me.status === 'ready' ? me.data : undefined);
  return (
    <LoadedSection data={me} heading={texts.security} errorTitle={texts.errorTitle} level={level}>
      {(data) => <SecuritySection me={data} {...actions} level={level} />}
    </LoadedSection>
  );
}
