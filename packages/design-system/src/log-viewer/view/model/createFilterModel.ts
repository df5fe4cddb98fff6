import type { LogFilter, LogQuery, LogRows, LogStore, LogView } from '../../store/types.ts';
import type { LogLevels } from './choices.ts';
import { createValue } from './value.ts';
import type { Value } from './value.ts';

/** Which lines are to be shown. */
export interface FilterModel {
  /** The rows to show: those of the store, or of a filter that has looked through it. */
  readonly rows: Pick<Value<LogRows>, 'get' | 'subscribe'>;
  /** The active filter, if any. */
  view: () => LogView | undefined;
  /** Applies a filter. The previous rows stay until it has results. `query`: only lines with a match. */
  apply: (levels: LogLevels, query: LogQuery | undefined) => void;
  /** Unsubscribes from the store. */
  dispose: () => void;
}

/** A {@link FilterModel} that shows all lines. */
export function createFilterModel(store: LogStore): FilterModel {
  const rows = createValue<LogRows>(store);
  let shown: LogView | undefined;
  let pending: LogView | undefined;

  function swap(next: LogView | undefined) {
    const before = shown;
    shown = next;
    pending = undefined;
    rows.set(next ?? store);
    before?.dispose();
  }

  function apply(levels: LogLevels, query: LogQuery | undefined) {
    pending?.dispose();
    pending = undefined;
    if (levels === null && query === undefined) {
      if (shown !== undefined) swap(undefined);
      return;
    }
    const filter: LogFilter = { levels: levels ?? undefined, query };
    const next = store.filter(filter);
    if (next.progress === 1) {
      swap(next);
      return;
    }
    pending = next;
    const stop = next.subscribe(() => {
      if (pending !== next) {
        stop();
      } else if (next.progress === 1) {
        stop();
        swap(next);
      }
    });
  }

  return {
    rows,
    view: () => shown,
    apply,
    dispose: () => {
      pending?.dispose();
      swap(undefined);
    },
  };
}
