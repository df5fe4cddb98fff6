import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';

import { Dialog } from '../dialog/index.ts';
import { useLabel } from '../messages/labels.ts';
import { TextArea } from '../text-area/index.ts';

/** Longer texts are not shown, because a field of them would block the page. In UTF-16 units. */
const maxShownLength = 2_000_000;

/** Access to the clipboard for one component. */
export interface Clipboard {
  /**
   * Copies text. Call it while the press is handled, with a promise if the text must be fetched: Safari and Firefox
   * allow no access later. Returns `false` if the browser denies access and the text is shown instead. Rejects if the
   * text cannot be fetched.
   */
  copy: (text: string | Promise<string>) => Promise<boolean>;
  /** The text that could not be copied, in a field to select it. Render it beside the control. */
  manualCopy: ReactNode;
}

/** Writes text to the browser's clipboard. */
async function writeText(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(await text);
  const blob = text.then((fetched) => new Blob([fetched], { type: 'text/plain' }));
  // Its failure is that of the text, which the caller awaits.
  blob.catch(() => {});
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Returns access to the clipboard. @param write writes text in place of the browser */
export function useClipboard(write = writeText): Clipboard {
  const title = useLabel('copyFailed', 'Could not copy. Select the text instead.');
  const [shown, setShown] = useState<string>();

  const copy = useCallback(
    async (text: string | Promise<string>) => {
      try {
        await write(text);
        return true;
      } catch (error) {
        const fetched = await text;
        if (fetched.length > maxShownLength) throw error;
        setShown(fetched);
        return false;
      }
    },
    [write],
  );

  const manualCopy = shown !== undefined && (
    <Dialog
      isOpen
      isDismissable
      size="wide"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) setShown(undefined);
      }}
    >
      <TextArea
        aria-label={title}
        isMono
        isReadOnly
        autoFocus
        rows={Math.min(12, shown.split('\n', 12).length)}
        value={shown}
        onFocus={({ target }) => {
          if (target instanceof HTMLTextAreaElement) target.select();
        }}
      />
    </Dialog>
  );
  return { copy, manualCopy };
}
