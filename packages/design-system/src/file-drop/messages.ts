import { createWording } from '../messages/createWording.ts';
import type { RejectionReason } from './readFiles.ts';

/** The texts of `FileDrop`. */
export interface FileDropMessages {
  /** Label of the button for one file. */
  readonly choose: string;
  /** Label of the button for several files. */
  readonly chooseSeveral: string;
  /** Label of the button for folders. */
  readonly chooseFolder: string;
  /** Shown in the box while something is dragged over it. */
  readonly release: string;
  /** Shown while folders are read. */
  readonly reading: string;
  /** Label of the list of accepted files. */
  readonly taken: string;
  /** Label of the list of rejected files. */
  readonly rejected: string;
  /** Number and total size of the accepted files. */
  readonly summary: (count: number, size: string) => string;
  /** Number of rejected files. */
  readonly rejectedSummary: (count: number) => string;
  /** Number of files beyond those in the list. */
  readonly more: (count: number) => string;
  /** Label of a file's remove button. */
  readonly remove: (path: string) => string;
  /** Placeholder for an empty name. */
  readonly nameless: string;
  /** Reason why a file was rejected. */
  readonly reasons: Readonly<Record<RejectionReason, string>>;
}

const { number, plural } = createWording('en');
const files = { one: '# file', other: '# files' };

/** The English texts. */
export const english: FileDropMessages = {
  choose: 'Choose File',
  chooseSeveral: 'Choose Files',
  chooseFolder: 'Choose Folder',
  release: 'Release to add',
  reading: 'Reading…',
  taken: 'Files',
  rejected: 'Not added',
  summary: (count, size) => `${plural(count, files)}, ${size}`,
  rejectedSummary: (count) => `${plural(count, files)} not added`,
  more: (count) => `and ${number(count)} more`,
  remove: (path) => `Remove ${path}`,
  nameless: 'Dropped item',
  reasons: {
    type: 'This file type is not accepted.',
    unreadable:
      'Couldn’t read it. It may have been moved, or you may not have permission to open it.',
    name: 'Its name has unsafe characters.',
    depth: 'It is nested too deeply.',
    count: 'There are too many files.',
    text: 'It is text, not a file.',
  },
};
