import { useClipboard } from '@quayside/design-system';
import { maskedLines } from '@quayside/design-system/log-viewer';
import type { createMasker, LogContentProps } from '@quayside/design-system/log-viewer';
import type { ReactNode } from 'react';

import { termsOfLine } from '../../features/log-query/logMatcher.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

/** Returns the menu of a line: its values as filters, and its time to copy. */
export function useLineMenu(
  onTermAdd: (term: string, isExcluded: boolean) => void,
  masker: ReturnType<typeof createMasker>,
): { lineMenu: NonNullable<LogContentProps['lineMenu']>; manualCopy: ReactNode } {
  const { lineMenu: messages } = useMessages(logsMessages);
  const { copy, manualCopy } = useClipboard();

  function timeActions(time: number | undefined) {
    if (time === undefined) return [];
    const iso = new Date(time).toISOString();
    const onAction = async () => ((await copy(iso)) ? messages.copied(iso) : undefined);
    return [{ title: messages.time, actions: [{ id: iso, label: iso, onAction }] }];
  }

  const lineMenu: LogContentProps['lineMenu'] = {
    label: messages.label,
    actionsOf({ text, level, time }) {
      // A revealed secret must not become part of the URL.
      const [masked = ''] = maskedLines([text], masker);
      const values = termsOfLine({ text: masked, level });
      const actions = (isExcluded: boolean) =>
        values.map((term) => ({
          id: isExcluded ? `-${term}` : term,
          label: term,
          onAction: () => onTermAdd(term, isExcluded),
        }));
      const filters =
        values.length === 0
          ? []
          : [
              { title: messages.include, actions: actions(false) },
              { title: messages.exclude, actions: actions(true) },
            ];
      return [...filters, ...timeActions(time)];
    },
  };

  return { lineMenu, manualCopy };
}
