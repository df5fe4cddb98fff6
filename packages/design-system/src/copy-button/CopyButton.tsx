import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '../button/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useLabels } from '../messages/labels.ts';
import type { ComponentLabels } from '../messages/messages.ts';
import { useClipboard } from './useClipboard.tsx';

const english = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the text instead.',
} satisfies Partial<ComponentLabels>;

/** Duration of the feedback after a press, in milliseconds. */
const outcomeDuration = 2000;

/** Props of {@link CopyButton}: the props of `IconButton`, and the text to copy. */
export interface CopyButtonProps extends Omit<
  IconButtonProps,
  'label' | 'value' | 'children' | 'onPress'
> {
  /** Text to copy, or a function that returns or fetches it on press: a secret need not be on the page. */
  value: string | (() => string | Promise<string>);
  /** Label, such as "Copy ID". @default "Copy" */
  label?: string;
  /** Whether the label is text beside the icon, instead of a tooltip. @default false */
  isLabelled?: boolean;
  /** Announced on success, while the icon shows a check mark. @default "Copied" */
  copiedLabel?: string;
  /** Announced on failure, and then the button's label. @default "Could not copy. Select the text instead." */
  failedLabel?: string;
  /** Writes text to the clipboard. @default the browser's clipboard API */
  copyText?: (text: string) => Promise<void>;
}

type Outcome = 'copied' | 'failed';

/**
 * Copies a whole value, and confirms it.
 *
 * For two seconds the icon shows the result, and it is announced at once. A browser may deny access (no permission, no
 * secure context): then the text is shown in a field, selected. If it cannot be fetched, the button shows the failure.
 */
export function CopyButton({
  value,
  label: ownLabel,
  copiedLabel,
  failedLabel,
  isLabelled = false,
  size = 'sm',
  copyText,
  ...props
}: CopyButtonProps) {
  const labels = useLabels('labels', english);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeDuration);
    return () => clearTimeout(timer);
  }, [outcome]);

  const { copy, manualCopy } = useClipboard(
    copyText && (async (text: string | Promise<string>) => copyText(await text)),
  );

  async function press() {
    try {
      const isCopied = await copy(typeof value === 'function' ? value() : value);
      setOutcome(isCopied ? 'copied' : undefined);
    } catch {
      setOutcome('failed');
    }
  }

  const label = ownLabel ?? labels.copy;
  const outcomes = {
    copied: copiedLabel ?? labels.copied,
    failed: failedLabel ?? labels.copyFailed,
  };
  const shownLabel = outcome === 'failed' ? outcomes.failed : label;
  const Icon = outcome === undefined ? Copy : { copied: Check, failed: TriangleAlert }[outcome];
  const icon = <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <>
      {isLabelled ? (
        <Button
          {...props}
          size={size === 'xs' ? 'sm' : size}
          icon={icon}
          onPress={() => void press()}
        >
          {shownLabel}
        </Button>
      ) : (
        <IconButton {...props} size={size} label={shownLabel} onPress={() => void press()}>
          {icon}
        </IconButton>
      )}
      <VisuallyHidden aria-live="polite">{outcome && outcomes[outcome]}</VisuallyHidden>
      {manualCopy}
    </>
  );
}
