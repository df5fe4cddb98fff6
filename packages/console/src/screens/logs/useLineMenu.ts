import { useClipboard } from '@quayside/design-system';
import { maskedLines } from '@quayside/design-system/log-viewer';
import type {
  createMasker,
  LogContentProps,
  LogLineAction,
} from '@quayside/design-system/log-viewer';
import type { ReactNode } from 'react';

import { valuesOfLine } from '../../features/log-query/logMatcher.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';

type Menu = NonNullable<LogContentProps['lineMenu']>;

/** A line of a log. */
type Line = Parameters<Menu['actionsOf']>[0];

interface LineMenu {
  lineMenu: Menu;
  /** Returns the values of a line as filters. */
  filtersOf: (line: Line) => Record<'include' | 'exclude', LogLineAction[]>;
  manualCopy: ReactNode;
}

/** Returns the menu of a line: its values as filters, and its time to copy. */
export function useLineMenu(
  onTermAdd: (term: string, isExcluded: boolean) => void,
  masker: ReturnType<typeof createMasker>,
): LineMenu {
  const { lineMenu: messages } = useMessages(logsMessages);
  const { copy, manualCopy } = useClipboard();

  function timeActions(time: number | undefined) {
    if (time === undefined) return [];
    const iso = new Date(time).toISOString();
    const onAction = async () => ((await copy(iso)) ? messages.copied(iso) : undefined);
    return [{ title: messages.time, actions: [{ id: iso, label: iso, onAction }] }];
  }

  function filtersOf({ text, level }: Line) {
    // A revealed secret must not become part of the URL.
    const [masked = ''] = maskedLines([text], masker);
    const values = valuesOfLine({ text: masked, level });
    const actions = (isExcluded: boolean) =>
      values.map(({ term }) => ({
        id: isExcluded ? `-${term}` : term,
        label: term,
        onAction: () => onTermAdd(term, isExcluded),
      }));
    return { include: actions(false), exclude: actions(true) };
  }

  const lineMenu: Menu = {
    label: messages.label,
    actionsOf(line) {
      const { include, exclude } = filtersOf(line);
      const filters =
        include.length === 0
          ? []
          : [
              { title: messages.include, actions: include },
              { title: messages.exclude, actions: exclude },
            ];
      return [...filters, ...timeActions(line.time)];
    },
  };

  return { lineMenu, filtersOf, manualCopy };
}
