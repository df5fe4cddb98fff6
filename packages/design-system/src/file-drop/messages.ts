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
  choose: 'Choose a file',
  chooseSeveral: 'Choose files',
  chooseFolder: 'Choose a folder',
  release: 'Release to add',
  reading: 'Reading…',
  taken: 'Files',
  rejected: 'Not taken',
  summary: (count, size) => `${plural(count, files)}, ${size}`,
  rejectedSummary: (count) => `${plural(count, files)} not taken`,
  more: (count) => `and ${number(count)} more`,
  remove: (path) => `Remove ${path}`,
  nameless: 'What was dropped',
  reasons: {
    type: 'This kind of file is not accepted.',
    unreadable: 'It could not be read. It may have been moved, or you may not open it.',
    name: 'Its name has characters that are not safe to unpack.',
    depth: 'It is too deep in its folders.',
    count: 'There are more files than can be taken.',
    text: 'It is text, not a file.',
  },
};
