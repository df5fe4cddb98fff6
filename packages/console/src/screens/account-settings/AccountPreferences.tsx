import {
  Card,
  CardBody,
  Section,
  SegmentedControl,
  SegmentedControlItem,
  Stack,
  Switch,
} from '@quayside/design-system';

import type { Notify } from '../../features/deployment-dock/useNotify.ts';
import { deploymentDockMessages } from '../../runtime/messages/en/shell.ts';
import { preferencesMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import type { Preferences } from '../../runtime/preferences/preferences.ts';

/** Props of the preferences section. */
export interface AccountPreferencesProps {
  preferences: Preferences;
  onPreferencesChange: (some: Partial<Preferences>) => void;
  /** Whether the system notifies the user when a deployment ends. */
  notify: Notify;
  /** Whether the language follows `preferences.language`. @default false: controlled by the host */
  hasLanguageChoice?: boolean | undefined;
  /** Preferences controlled by the host, which are not shown. @default none */
  controlledByHost?: { density: boolean; timeZone: boolean } | undefined;
}

const densities = ['comfortable', 'compact'] as const;

/** Display preferences; each takes effect at once. */
export function AccountPreferences({
  preferences,
  onPreferencesChange,
  notify,
  hasLanguageChoice = false,
  controlledByHost,
}: AccountPreferencesProps) {
  const texts = useMessages(preferencesMessages);
  const dock = useMessages(deploymentDockMessages);
  return (
    <Section layout="split" title={texts.title} description={texts.text}>
      <Card>
        <CardBody>
          <Stack gap={5}>
            {hasLanguageChoice && (
              <LanguageSelect
                value={preferences.language}
                onChange={(language) => onPreferencesChange({ language })}
              />
            )}
            {!controlledByHost?.density && (
              <SegmentedControl
                label={texts.density}
                value={preferences.density}
                onChange={(chosen) => {
                  const density = densities.find((known) => known === chosen);
                  if (density !== undefined) onPreferencesChange({ density });
                }}
              >
                {densities.map((density) => (
                  <SegmentedControlItem key={density} value={density}>
                    {texts.densities[density]}
                  </SegmentedControlItem>
                ))}
              </SegmentedControl>
            )}
            {!controlledByHost?.timeZone && (
              <TimeZoneField
                value={preferences.timeZone}
                onChange={(timeZone) => onPreferencesChange({ timeZone })}
              />
            )}
            <Switch
              isSelected={preferences.singleKeys}
              onChange={(singleKeys) => onPreferencesChange({ singleKeys })}
              description={texts.singleKeysHint}
            >
              {texts.singleKeys}
            </Switch>
            <Switch
              isSelected={notify.isOn}
              onChange={notify.change}
              description={notify.isDenied ? dock.notifyDenied : texts.notifyHint}
            >
              {texts.notify}
            </Switch>
          </Stack>
        </CardBody>
      </Card>
    </Section>
  );
}
