import type { LogTerm } from '../../features/log-query/logQuery.ts';
import { hasLinkedLines } from './lineLinks.ts';
import type { MissingReason } from './LinkedLinesNotice.tsx';
import type { AppLog } from './useAppLog.ts';
import type { LinkedState } from './useLinkedLines.ts';

interface LinkedLinesSearch {
  log: Pick<AppLog, 'entries' | 'linked' | 'missing'>;
  state: LinkedState;
  terms: readonly LogTerm[];
  /** Whether the lines are those of one deployment. */
  isOne: boolean;
}

/** Returns why linked lines are not shown; `undefined` while they are shown or searched for. */
export function missingReason({
  log: { entries, linked, missing },
  state,
  terms,
  isOne,
}: LinkedLinesSearch): MissingReason | undefined {
  if (state === 'rejected') return 'gone';
  if (state !== 'missing' || linked === undefined) return undefined;
  if (terms.length > 0 && hasLinkedLines(entries, linked)) return 'filtered';
  if (missing > 0) return 'unread';
  return isOne ? 'otherDeployment' : 'gone';
}
