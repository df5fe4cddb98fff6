import { Time } from '@quayside/design-system';

/** A moment, or a dash when the platform does not provide it. */
export function OptionalTime({ value }: { value: string | null | undefined }) {
  return value == null ? <span>–</span> : <Time value={value} />;
}
