import { LogContent } from '@quayside/design-system/log-viewer';
import type { LineRange } from '@quayside/design-system/log-viewer';

import * as styles from './LineDetails.css.ts';
import { linkToLines } from './lineLinks.ts';
import type { LogDeployment } from './logDeployments.ts';
import type { LogsState } from './logsState.ts';
import { OpenLine } from './OpenLine.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import type { AppLog } from './useAppLog.ts';
import { useLineMenu } from './useLineMenu.ts';

interface LinesTabProps {
  log: AppLog;
  /** The selected lines, counted from 1. */
  range: LineRange | null;
  /** The line that is shown in full. */
  opened: number | undefined;
  /** Deployments that have served requests, newest first. */
  served: readonly LogDeployment[];
  query: string;
  /** @default lines have no URL */
  linkTo: ((change: Partial<LogsState>) => string) | undefined;
  onTermAdd: (term: string, isExcluded: boolean) => void;
  onStateChange: (change: Partial<LogsState>) => void;
  onOpen: (line: number) => void;
  onClose: () => void;
}

/** Lines of an app's log and, beside them, the one that is open. */
export function LinesTab({
  log,
  range,
  opened,
  served,
  query,
  linkTo,
  onTermAdd,
  onStateChange,
  onOpen,
  onClose,
}: LinesTabProps) {
  const { store } = log.source;
  const { lineMenu, filtersOf, manualCopy } = useLineMenu(onTermAdd, log.masker);
  const linkOf = (chosen: LineRange) => {
    const link = linkToLines(store, chosen);
    return link && linkTo?.(link);
  };
  const lineAt = (line: number) => ({
    text: store.text(line),
    level: store.level(line),
    time: store.time(line),
  });
  return (
    <>
      <div className={styles.lines}>
        <LogContent
          lineMenu={lineMenu}
          onLineOpen={onOpen}
          selectionActions={
            range === null || opened !== undefined ? undefined : (
              <SelectionActions
                filters={filtersOf(lineAt(range.last - 1))}
                link={linkTo && (() => linkOf(range))}
                onOpen={() => onOpen(range.last - 1)}
              />
            )
          }
        />
      </div>
      {opened !== undefined && (
        <OpenLine
          log={log}
          line={opened}
          served={served}
          link={linkOf({ first: opened + 1, last: opened + 1 })}
          onTermAdd={onTermAdd}
          onShowInContext={query === '' ? undefined : () => onStateChange({ query: '' })}
          onOpen={onOpen}
          onClose={onClose}
        />
      )}
      {manualCopy}
    </>
  );
}
