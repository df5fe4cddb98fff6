import type { LogMatch, LogQuery, LogStore, LogView } from '../../store/types.ts';
import { closedFind } from './state.ts';
import type { LogFind } from './state.ts';

/** Looks for things in a log, and goes from one to the next. */
export interface Finder {
  open: () => void;
  /** Forgets what was found; what was looked for is there again when it is opened. */
  close: () => void;
  setQuery: (query: LogQuery) => void;
  next: () => void;
  previous: () => void;
  /** Looks again, in the lines of a view, or in all. */
  restart: (within: LogView | undefined) => void;
  dispose: () => void;
}

/** What is needed to make a {@link Finder}. */
export interface FinderOptions {
  store: LogStore;
  state: { get: () => LogFind; set: (find: LogFind) => void };
  /** The line from which on the first match is looked for. */
  start: () => number;
  /** A match became the current one. */
  show: (match: LogMatch) => void;
}

/** A {@link Finder} that is closed. */
export function createFinder({ store, state, start, show }: FinderOptions): Finder {
  let view: LogView | undefined;
  let stop = () => {};

  const patch = (change: Partial<LogFind>) => state.set({ ...state.get(), ...change });

  function makeCurrent(match: LogMatch | undefined) {
    patch({ current: match });
    if (match !== undefined) show(match);
  }

  function endSearch() {
    stop();
    state.get().search?.dispose();
  }

  function look() {
    endSearch();
    const { query } = state.get();
    const search = query.text === '' ? undefined : store.find(query, view);
    patch({ search, current: undefined });
    if (search === undefined) return;
    const from = start();
    /** The first match from the view on; behind the last, the first of all. */
    const settle = () => {
      const match = search.next(from, 0, true) ?? (search.progress < 1 ? undefined : search.at(0));
      if (match === undefined) return;
      stop();
      makeCurrent(match);
    };
    stop = search.subscribe(settle);
    settle();
  }

  function step(direction: 'next' | 'previous') {
    const { search, current } = state.get();
    if (search === undefined || search.count === 0) return;
    const line = current?.line ?? start();
    const column = current?.from ?? 0;
    const isNext = direction === 'next';
    const match = isNext
      ? (search.next(line, column, current === undefined) ?? search.at(0))
      : (search.previous(line, column) ?? search.at(search.count - 1));
    if (match !== undefined) makeCurrent(match);
  }

  return {
    open: () => {
      if (state.get().isOpen) return;
      patch({ isOpen: true });
      look();
    },
    close: () => {
      endSearch();
      state.set({ ...closedFind, query: state.get().query });
    },
    setQuery: (query) => {
      patch({ query });
      look();
    },
    next: () => step('next'),
    previous: () => step('previous'),
    restart: (within) => {
      view = within;
      if (state.get().search === undefined) return;
      const { current } = state.get();
      endSearch();
      patch({ search: store.find(state.get().query, within), current });
    },
    dispose: endSearch,
  };
}
