import type { DirectoryDropItem, DropItem } from 'react-aria-components';

/** A file that was taken. */
export interface PickedFile {
  readonly file: File;
  /**
   * Path from the dropped or chosen folder, separated by slashes; a loose file's name. It never leads outside: no segment
   * is empty, `.` or `..`, or contains a separator.
   */
  readonly path: string;
}

/**
 * Why a file was not taken: its kind is not accepted, it could not be read, its name could lead
 * outside of where it is unpacked, its folder is too deep, there are too many, or it is text.
 */
export type RejectionReason = 'type' | 'unreadable' | 'name' | 'depth' | 'count' | 'text';

/** Result for one file or folder. */
export type Outcome =
  | ({ readonly kind: 'picked' } & PickedFile)
  | { readonly kind: 'rejected'; readonly path: string; readonly reason: RejectionReason };

/** Lists what is in a folder. React Aria's own reads it by `webkitGetAsEntry`. */
export type FolderReader = (
  folder: DirectoryDropItem,
) => ReturnType<DirectoryDropItem['getEntries']>;

/** Restrictions on files. */
export interface ReadOptions {
  acceptedFileTypes: readonly string[] | undefined;
  isIgnored: (path: string, kind: 'file' | 'directory') => boolean;
  readFolder: FolderReader;
  maxFiles: number;
}

/** Deeper than any project; a link to a folder above itself would have no end. */
const maxDepth = 64;

const isSafe = (name: string) =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  name !== '' && name !== '.' && name !== '..' && !/[/\\\u0000-\u001f\u007f]/.test(name);

/** Whether a loose file is of a kind that `accept` lists: `.zip`, `text/*` or `application/json`. */
function isAccepted({ name, type }: File, accept: readonly string[] | undefined): boolean {
  if (accept === undefined) return true;
  return accept.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

function outcomeOf(file: File, parts: readonly string[], options: ReadOptions): Outcome {
  const path = parts.join('/');
  if (!parts.every(isSafe)) return { kind: 'rejected', path, reason: 'name' };
  // A folder is taken as it is; what it holds is the caller's to judge.
  if (parts.length === 1 && !isAccepted(file, options.acceptedFileTypes)) {
    return { kind: 'rejected', path, reason: 'type' };
  }
  return { kind: 'picked', file, path };
}

async function* readItem(
  item: DropItem,
  parents: readonly string[],
  options: ReadOptions,
): AsyncGenerator<Outcome> {
  if (item.kind === 'text') {
    yield { kind: 'rejected', path: '', reason: 'text' };
    return;
  }
  const parts = [...parents, item.name];
  const path = parts.join('/');
  if (isSafe(item.name) && options.isIgnored(path, item.kind)) return;
  try {
    if (item.kind === 'file') {
      yield outcomeOf(await item.getFile(), parts, options);
    } else if (!isSafe(item.name)) {
      yield { kind: 'rejected', path, reason: 'name' };
    } else if (parts.length > maxDepth) {
      yield { kind: 'rejected', path, reason: 'depth' };
    } else {
      for await (const entry of options.readFolder(item)) yield* readItem(entry, parts, options);
    }
  } catch {
    // It was moved, or may not be read; the others still can.
    yield { kind: 'rejected', path, reason: 'unreadable' };
  }
}

async function* upTo(outcomes: AsyncIterable<Outcome>, maxFiles: number): AsyncGenerator<Outcome> {
  let count = 0;
  for await (const outcome of outcomes) {
    if (outcome.kind === 'picked') count += 1;
    if (count > maxFiles) {
      yield { kind: 'rejected', path: '', reason: 'count' };
      return;
    }
    yield outcome;
  }
}

async function* readItems(items: Iterable<DropItem>, options: ReadOptions) {
  for (const item of items) yield* readItem(item, [], options);
}

/** Everything in what was dropped or pasted, folders walked to their ends. */
export const readDropped = (items: Iterable<DropItem>, options: ReadOptions) =>
  upTo(readItems(items, options), options.maxFiles);

async function* readList(files: Iterable<File>, options: ReadOptions): AsyncGenerator<Outcome> {
  for (const file of files) {
    const parts = (file.webkitRelativePath || file.name).split('/');
    // The browser has walked the folder already, so each folder above the file is asked for here.
    const isIgnored = parts.some((_, index) =>
      options.isIgnored(
        parts.slice(0, index + 1).join('/'),
        index === parts.length - 1 ? 'file' : 'directory',
      ),
    );
    if (!isIgnored) yield outcomeOf(file, parts, options);
  }
}

/** Everything in what was chosen in the browser's own dialog. */
export const readChosen = (files: Iterable<File>, options: ReadOptions) =>
  upTo(readList(files, options), options.maxFiles);
