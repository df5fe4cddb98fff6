import { Time } from '@quayside/design-system';
import type { TimeProps } from '@quayside/design-system';

interface OptionalTimeProps extends Pick<TimeProps, 'format'> {
  value: string | null | undefined;
}

/** A moment, or a dash when the platform does not provide it. */
export function OptionalTime({ value, ...props }: OptionalTimeProps) {
  return value == null ? <span>–</span> : <Time {...props} value={value} />;
}
