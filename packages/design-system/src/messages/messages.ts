import type { AppShellLabels } from '../app-shell/AppShell.tsx';
import type { CommandPaletteMessages } from '../command-palette/words.ts';
import type { FileDropMessages } from '../file-drop/messages.ts';
import type { LogViewerMessages } from '../log-viewer/view/viewer/messages.ts';
import type { StepState } from '../steps/Steps.tsx';

/** The default labels of components. */
export interface ComponentLabels {
  /** Announcement of a pending state: of a button, a spinner, a table. @default 'Loading' */
  loading: string;
  /** Close button of a dialog or drawer. @default 'Close' */
  close: string;
  /** Cancel button of an alert dialog. @default 'Cancel' */
  cancel: string;
  /** Dismiss button of a banner or toast. @default 'Dismiss' */
  dismiss: string;
  /** Error of a failed action without a reason. @default 'That didn’t work. Try again in a moment.' */
  failure: string;
  /** Field of a confirm dialog: how to confirm, by typing a text. @default 'Type … to confirm' */
  typeToConfirm: (text: string) => string;
  /** Landmark of the toasts. @default 'Notifications' */
  notifications: string;
  /** Landmark of breadcrumbs. @default 'Breadcrumbs' */
  breadcrumbs: string;
  /** Landmark of pagination. @default 'Pagination' */
  pagination: string;
  /** Button of pagination. @default 'Previous' */
  previousPage: string;
  /** Button of pagination. @default 'Next' */
  nextPage: string;
  /** Copy button. @default 'Copy' */
  copy: string;
  /** Announcement of a copy button after it has copied. @default 'Copied' */
  copied: string;
  /** Label and announcement of a copy button after it has failed. @default 'Could not copy. Select the text instead.' */
  copyFailed: string;
  /** Button in a password field. @default 'Show password' */
  showPassword: string;
  /** Button in a password field. @default 'Hide password' */
  hidePassword: string;
  /** Caps Lock warning of a password field. @default 'Caps Lock is on.' */
  capsLock: string;
  /** Header of a table's action column. @default 'Actions' */
  actions: string;
  /** Checkbox of a data grid's row, before the row's name. @default 'Select' */
  select: string;
  /** Checkbox in the header of a data grid. @default 'Select all' */
  selectAll: string;
  /** Announcement of a search field's results, after the last key. @default '… results' */
  results: (count: number) => string;
  /** Number of selected rows of a data grid. @default '… selected' */
  selected: (count: number) => string;
  /** Header of the time column of a histogram. @default 'Time' */
  time: string;
  /** Shown in place of a histogram without counts. @default 'Nothing in this period' */
  nothingCounted: string;
  /** A range of a histogram, and the number in it. @default '… to …, …' */
  range: (start: string, end: string, count: string) => string;
  /** Handle of a histogram. @default 'Start of range' */
  rangeStart: string;
  /** Handle of a histogram. @default 'End of range' */
  rangeEnd: string;
  /** The legend of a histogram as a filter. @default 'Levels' */
  levels: string;
  /** The flags of a histogram. @default 'Events' */
  events: string;
  /** Count of a time that has not been read. @default 'Not read' */
  notRead: string;
  /** A span of a histogram that has not been read. @default 'Not read, … to …' */
  notReadSpan: (start: string, end: string) => string;
  /** Button that reads such a span. @default 'Read This Range' */
  readSpan: string;
  /** Counts of a whole histogram in one sentence. @default '… from … to ….' */
  summary: (count: string, start: string, end: string) => string;
  /** Its largest count in one sentence. @default 'Most at …: ….' */
  most: (count: string, time: string) => string;
  /** Opens the counts of a histogram as a table. @default 'Figures as a table' */
  figures: string;
  /** Count of a time of which only a part has been read. @default 'at least …' */
  atLeast: (count: string) => string;
}

/** All texts of the design system in a language. React Aria includes its own. */
export interface DesignSystemMessages {
  /** Default labels of components. */
  labels: ComponentLabels;
  /** Default labels of `AppShell`. */
  appShell: AppShellLabels;
  /** Default texts of `CommandPalette`. */
  commandPalette: CommandPaletteMessages;
  /** Default texts of `FileDrop`. */
  fileDrop: FileDropMessages;
  /** Default texts of the log viewers. */
  logViewer: LogViewerMessages;
  /** States of `Steps`, for screen readers. */
  steps: Record<StepState, string>;
}

/** Texts that replace the English ones, all optional. */
export type DesignSystemOverrides = {
  readonly [Area in keyof DesignSystemMessages]?:
    | Readonly<{
        [Key in keyof DesignSystemMessages[Area]]?: DesignSystemMessages[Area][Key] | undefined;
      }>
    | undefined;
};
