import { ComboBox, ComboBoxItem } from '@quayside/design-system';
import { useMemo } from 'react';

import { allTimeZones } from '../../domain/timeZones.ts';
import { preferencesMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

interface TimeZoneFieldProps {
  /** `local`, or an IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
}

/** Time zone of the console: that of the device, UTC, or any other by its name. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const messages = useMessages(preferencesMessages);
  const zones = useMemo(
    () =>
      allTimeZones().map((zone) => ({
        id: zone,
        name: zone === 'local' ? messages.localZone : zone.replaceAll('_', ' '),
      })),
    [messages],
  );
  return (
    <ComboBox
      label={messages.timeZone}
      description={messages.timeZoneHint}
      emptyMessage={messages.noTimeZone}
      defaultItems={zones}
      value={value}
      onChange={(zone) => {
        if (typeof zone === 'string') onChange(zone);
      }}
    >
      {({ id, name }) => <ComboBoxItem id={id}>{name}</ComboBoxItem>}
    </ComboBox>
  );
}
