import { useEffect, useRef } from 'react';
import type { FormEvent, Ref } from 'react';
import { useObjectRef } from 'react-aria';
import { Form as AriaForm } from 'react-aria-components';
import type { FormProps as AriaFormProps } from 'react-aria-components';

import { classNames } from '../internal/classNames.ts';
import { useSilentInput } from '../internal/useSilentInput.ts';
import * as styles from './Form.css.ts';

/** Props of {@link Form}, over React Aria's. */
export interface FormProps extends AriaFormProps {
  ref?: Ref<HTMLFormElement>;
}

/** Element marked as invalid: a control, or the group of several. React Aria uses either. */
const invalid = ':is([aria-invalid="true"], [data-invalid])';
const tabbable =
  ':is(input, textarea, select, button, [tabindex="0"]):not(:disabled, [tabindex="-1"], [aria-hidden="true"] *)';

/** Element that corrects a field: the invalid control, before a button next to it. */
const controlIn = (field: HTMLElement) =>
  field.querySelector<HTMLElement>(`${tabbable}[aria-invalid="true"]`) ??
  field.querySelector<HTMLElement>(tabbable);

/**
 * Fields and their submit button.
 *
 * - `validationErrors` takes a server's errors by field name: `{ email: 'Already in use' }`. Each
 * message is shown at its field until that field changes.
 * - After a submit the first invalid field gets focus, whether the browser, the caller or a
 * late server response reports the error; unless the user has continued typing.
 * - Values that a password manager or the browser wrote without an event are reported to the fields before they are
 * submitted, and are never cleared.
 * - `validationBehavior="aria"` leaves all validation to the caller, as form libraries require.
 */
export function Form({ ref, className, onSubmit, ...rest }: FormProps) {
  const form = useObjectRef(ref);
  const isAwaitingErrors = useRef(false);
  useSilentInput(form);

  useEffect(() => {
    const element = form.current;
    const goOn = () => {
      isAwaitingErrors.current = false;
    };
    element?.addEventListener('input', goOn);
    return () => element?.removeEventListener('input', goOn);
  }, [form]);

  // After every render, because errors may arrive with any of them.
  useEffect(() => {
    if (!isAwaitingErrors.current) return;
    for (const field of form.current?.querySelectorAll<HTMLElement>(invalid) ?? []) {
      const control = field.matches(tabbable) ? field : controlIn(field);
      if (control === null) continue;
      isAwaitingErrors.current = false;
      control.focus();
      return;
    }
  });

  return (
    <AriaForm
      {...rest}
      ref={form}
      className={classNames(styles.form, className)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        isAwaitingErrors.current = true;
        onSubmit?.(event);
      }}
    />
  );
}
