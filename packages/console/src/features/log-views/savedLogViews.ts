/** A named filter of logs, for any app. */
export interface SavedLogView {
  name: string;
  /** The filters, as typed. */
  query: string;
  /** The name of a span up to now. @default the shown range is kept */
  span?: string | undefined;
}

/** The views that the user saved in this browser. */
export interface SavedLogViews {
  /** By name. */
  views: readonly SavedLogView[];
  /** Saves a view, in place of one with the same name. */
  onSave: (view: SavedLogView) => void;
  onDelete: (name: string) => void;
}

/** Maximum length of a view's name, in characters. */
export const longestViewName = 60;

/** Maximum number of saved views. */
export const mostViews = 50;

/** Adds a view, in place of one with the same name. */
export function withView(
  views: readonly SavedLogView[],
  view: SavedLogView,
): readonly SavedLogView[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view]
    .slice(-mostViews)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
