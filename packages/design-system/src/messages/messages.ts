import type { CommandPaletteMessages } from '../command-palette/words.ts';
import type { FileDropMessages } from '../file-drop/messages.ts';
import type { LogViewerMessages } from '../log-viewer/view/viewer/messages.ts';

/** The labels that components have unless they are given others. */
export interface ComponentLabels {
  loading: string;
  close: string;
  cancel: string;
  /** Puts a notice away. */
  dismiss: string;
  /** An action failed and does not say why. */
  failure: string;
  /** The region of toasts. */
  notifications: string;
  breadcrumbs: string;
  pagination: string;
  previousPage: string;
  nextPage: string;
  copy: string;
  copied: string;
  copyFailed: string;
  /** Of the button in a password's field. */
  showPassword: string;
  hidePassword: string;
  /** Caps Lock warning of a password field. */
  capsLock: string;
  /** The head of a table's column of actions. */
  actions: string;
  select: string;
  selectAll: string;
  /** Number of selected rows. */
  selected: (count: number) => string;
  /** Of a histogram: the head of its column of times. */
  time: string;
  nothingCounted: string;
  range: (start: string, end: string, count: string) => string;
  rangeStart: string;
  rangeEnd: string;
}

/** Every text of the design system in a language. React Aria brings its own. */
export interface DesignSystemMessages {
  labels: ComponentLabels;
  commandPalette: CommandPaletteMessages;
  fileDrop: FileDropMessages;
  logViewer: LogViewerMessages;
}

/** Texts in the place of the English ones, as few or as many as wanted. */
export type DesignSystemOverrides = {
  readonly [Area in keyof DesignSystemMessages]?:
    | Readonly<{
        [Key in keyof DesignSystemMessages[Area]]?: DesignSystemMessages[Area][Key] | undefined;
      }>
    | undefined;
};
