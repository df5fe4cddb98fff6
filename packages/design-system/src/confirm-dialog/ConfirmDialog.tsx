import { useId, useRef, useState, type ReactNode } from 'react';

import { AlertDialog, type AlertDialogProps } from '../alert-dialog/index.ts';
import { OnClosed } from '../dialog/OnClosed.tsx';
import { useSilentInput } from '../internal/useSilentInput.ts';
import { TextField } from '../text-field/index.ts';
import { separateText } from '../internal/separateText.tsx';
import { useLabel } from '../messages/labels.ts';

/** Props of {@link ConfirmDialog}: the props of `AlertDialog`, and the text to type. */
export interface ConfirmDialogProps extends Omit<
  AlertDialogProps,
  'actionProps' | 'isActionDisabled' | 'opensOnCancel' | 'tone'
> {
  /** Text to type as it is shown: the name of the deleted object. */
  confirmation: string;
  /** The field's label. @default 'Type … to confirm' */
  confirmationLabel?: ReactNode;
}

/**
 * Requires typing the name of the object to be destroyed, to prevent mistakes.
 *
 * The button, and Enter in the field, work once the text matches. Differences that cannot be seen, in white space and
 * Unicode normalization, do not count.
 * The typed text is cleared when the dialog closes.
 */
export function ConfirmDialog({
  confirmation,
  confirmationLabel,
  children,
  ...props
}: ConfirmDialogProps) {
  const typeToConfirm = useLabel('typeToConfirm', englishTypeToConfirm);
  const [typed, setTyped] = useState('');
  const form = useId();
  return (
    <AlertDialog
      {...props}
      actionProps={{ type: 'submit', form }}
      opensOnCancel={false}
      isActionDisabled={asShown(typed) !== asShown(confirmation)}
    >
      <OnClosed onClosed={() => setTyped('')} />
      {separateText(children)}
      <ConfirmationForm
        id={form}
        label={confirmationLabel ?? typeToConfirm(confirmation)}
        typed={typed}
        onType={setTyped}
      />
    </AlertDialog>
  );
}

/** Returns a text as pages show it: HTML collapses white space. */
const asShown = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

const englishTypeToConfirm = (text: string) => `Type ${text} to confirm`;

interface ConfirmationFormProps {
  id: string;
  label: ReactNode;
  typed: string;
  onType: (typed: string) => void;
}

/** The field, in a form: Enter presses the confirm button. */
function ConfirmationForm({ id, label, typed, onType }: ConfirmationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useSilentInput(form);
  return (
    <form
      ref={form}
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        // Do not submit a form that the dialog is rendered in either.
        event.stopPropagation();
      }}
    >
      <TextField
        label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as safe as Cancel: it confirms nothing until it is filled
        autoFocus
        value={typed}
        onChange={onType}
        autoComplete="off"
        spellCheck="false"
      />
    </form>
  );
}
