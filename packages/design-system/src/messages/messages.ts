import type { CommandPaletteMessages } from '../command-palette/words.ts';
import type { FileDropMessages } from '../file-drop/messages.ts';
import type { LogViewerMessages } from '../log-viewer/view/viewer/messages.ts';

/** The default labels of components. */
export interface ComponentLabels {
  loading: string;
  close: string;
  cancel: string;
  /** Label of a notice's dismiss button. */
  dismiss: string;
  /** Error of a failed action without a reason. */
  failure: string;
  /** Label of the toast region. */
  notifications: string;
  breadcrumbs: string;
  pagination: string;
  previousPage: string;
  nextPage: string;
  copy: string;
  copied: string;
  copyFailed: string;
  /** Labels of the button in a password field. */
  showPassword: string;
  hidePassword: string;
  /** Caps Lock warning of a password field. */
  capsLock: string;
  /** Header of a table's action column. */
  actions: string;
  select: string;
  selectAll: string;
  /** Number of selected rows. */
  selected: (count: number) => string;
  /** Header of the time column of a histogram. */
  time: string;
  nothingCounted: string;
  range: (start: string, end: string, count: string) => string;
  rangeStart: string;
  rangeEnd: string;
}

/** All texts of the design system in a language. React Aria includes its own. */
export interface DesignSystemMessages {
  labels: ComponentLabels;
  commandPalette: CommandPaletteMessages;
  fileDrop: FileDropMessages;
  logViewer: LogViewerMessages;
}

/** Texts that replace the English ones, all optional. */
export type DesignSystemOverrides = {
  readonly [Area in keyof DesignSystemMessages]?:
    | Readonly<{
        [Key in keyof DesignSystemMessages[Area]]?: DesignSystemMessages[Area][Key] | undefined;
      }>
    | undefined;
};
