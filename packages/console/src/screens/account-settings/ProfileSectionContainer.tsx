import type { ReactNode } from 'react';

import { accountSettingsMessages } from '../../runtime/messages/en/accountSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadedSection } from '../../ui/LoadedSection.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { SectionStatus } from '../../shell/SectionStatus.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useProfile } from './useProfile.ts';

/** Props of {@link ProfileSectionContainer}. */
export interface ProfileSectionContainerProps {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Name and address of the signed-in user. Shows its own loading and error states. */
export function ProfileSectionContainer(props: ProfileSectionContainerProps): ReactNode {
  return (
    <SectionStatus>
      <LoadedProfile {...props} />
    </SectionStatus>
  );
}

function LoadedProfile({ level }: ProfileSectionContainerProps) {
  const texts = useMessages(accountSettingsMessages);
  const { me, ...profile } = useProfile();
  return (
    <LoadedSection data={me} heading={texts.profile} errorTitle={texts.errorTitle} level={level}>
      {(data) => <ProfileSection me={data} {...profile} level={level} />}
    </LoadedSection>
  );
}
