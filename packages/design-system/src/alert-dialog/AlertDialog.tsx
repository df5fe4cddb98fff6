import { CircleAlert } from 'lucide-react';
import { useContext, useId, useState, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

import { Button, type ButtonProps } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { OnClosed } from '../dialog/OnClosed.tsx';
import { useLabels } from '../messages/labels.ts';
import type { ComponentLabels } from '../messages/messages.ts';
import * as styles from './AlertDialog.css.ts';

const english = {
  cancel: 'Cancel',
  failure: 'That didn’t work. Try again in a moment.',
} satisfies Partial<ComponentLabels>;

/** Props of {@link AlertDialog}: the props of `Dialog` that apply to a question, and these. */
export interface AlertDialogProps extends Omit<
  DialogProps,
  'children' | 'actions' | 'role' | 'isDismissable' | 'closeLabel' | 'aria-describedby'
> {
  /** Consequences of the action. */
  children: ReactNode;
  /** Label of the action, a verb and its object: "Delete App". */
  actionLabel: string;
  /**
   * Called on confirmation. The dialog closes once its promise resolves. When it rejects the
   * dialog stays open, with the text of the error; without one for an `AbortError`, a cancelled action.
   */
  onAction: () => void | Promise<void>;
  /** `danger` for irreversible actions. @default "danger" */
  tone?: 'danger' | 'neutral';
  /** Label of the cancel button. @default "Cancel" */
  cancelLabel?: string;
  /**
   * Returns the text of a failed action.
   * @default the message of the `Error`, or "That didn’t work. Try again in a moment." of anything else
   */
  errorText?: (error: unknown) => string;
  /** Disables the confirm button. @default false */
  isActionDisabled?: boolean;
  /** Whether Cancel gets the initial focus. If false, an element inside must take focus. @default true */
  opensOnCancel?: boolean;
  /** Props of the confirm button: with the `form` that it submits, Enter in a field confirms too. @default none */
  actionProps?: Pick<ButtonProps, 'form' | 'type'>;
}

/**
 * Asks for confirmation of an action that is hard to undo, and describes its consequences.
 *
 * Cancel, the safe button, has the initial focus; Escape cancels, a press outside does not. It cannot be closed while
 * the action runs. To require typing a name use `ConfirmDialog`; perform undoable actions
 * at once and offer Undo.
 */
export function AlertDialog({
  children,
  actionLabel,
  onAction,
  tone = 'danger',
  cancelLabel,
  errorText: textOf,
  isActionDisabled = false,
  opensOnCancel = true,
  actionProps,
  ...props
}: AlertDialogProps) {
  const labels = useLabels('labels', english);
  const errorText =
    textOf ?? ((reason: unknown) => (reason instanceof Error ? reason.message : labels.failure));
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const descriptionId = useId();

  async function act(close: () => void) {
    setError(undefined);
    try {
      const work = onAction();
      if (work instanceof Promise) {
        setPending(true);
        await work;
      }
      close();
    } catch (reason) {
      if (reason instanceof Error && reason.name === 'AbortError') return;
      setError(errorText(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      isKeyboardDismissDisabled={isPending}
      {...props}
      role="alertdialog"
      aria-describedby={descriptionId}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the ARIA practices want it: a question opens on its safe response */}
          <Button slot="close" autoFocus={opensOnCancel} isDisabled={isPending}>
            {cancelLabel ?? labels.cancel}
          </Button>
          <ActionButton
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={isActionDisabled}
            {...actionProps}
            onAct={act}
          >
            {actionLabel}
          </ActionButton>
        </>
      }
    >
      <OnClosed onClosed={() => setError(undefined)} />
      <div id={descriptionId} className={styles.text}>
        {children}
      </div>
      <div aria-live="assertive">
        {error === undefined ? null : (
          <p className={styles.error}>
            <CircleAlert className={styles.icon} size={14} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ActionButtonProps extends Omit<ButtonProps, 'onPress'> {
  onAct: (close: () => void) => Promise<void>;
}

/** Provides the `close` function of its dialog. */
function ActionButton({ onAct, ...props }: ActionButtonProps) {
  const dialog = useContext(OverlayTriggerStateContext);
  return <Button {...props} onPress={() => void onAct(() => dialog?.close())} />;
}
