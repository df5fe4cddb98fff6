import { createValue } from './value.ts';
import type { Value } from './value.ts';

/** Owner of a {@link Choice}. With a `value` it is controlled by the host, which is notified by `onChange`. */
export interface Control<T> {
  value?: T | undefined;
  onChange?: ((next: T) => void) | undefined;
}

/** A user setting, which the host can control. */
export interface Choice<T> extends Pick<Value<T>, 'get' | 'subscribe'> {
  /** Selected value. */
  choose: (next: T) => void;
  /** Controlled value, until the next call. */
  control: (control: Control<T>) => void;
}

/** Options of {@link Choice}. */
export interface ChoiceOptions<T> {
  isSame?: (one: T, other: T) => boolean;
  /** The host's value changed without a user action. */
  onGiven?: (value: T) => void;
}

/** A {@link Choice} that starts as `initial`. */
export function createChoice<T>(
  initial: T,
  { isSame = Object.is, onGiven }: ChoiceOptions<T> = {},
): Choice<T> {
  const value = createValue(initial);
  let current: Control<T> = {};
  let requested = initial;
  return {
    get: value.get,
    subscribe: value.subscribe,
    choose: (next) => {
      if (isSame(next, value.get())) return;
      requested = next;
      if (current.value === undefined) value.set(next);
      current.onChange?.(next);
    },
    control: (control) => {
      current = control;
      const { value: given } = control;
      if (given === undefined || isSame(given, value.get())) return;
      value.set(given);
      if (!isSame(given, requested)) onGiven?.(given);
      requested = given;
    },
  };
}
