import type { DirectoryDropItem, DropItem } from 'react-aria-components';

/** An accepted file. */
export interface PickedFile {
  readonly file: File;
  /**
   * Path from the dropped or chosen folder, separated by slashes; a loose file's name. It never leads outside: no segment
   * is empty, `.` or `..`, or contains a separator.
   */
  readonly path: string;
}

/**
 * Reason why a file was rejected: its type is not accepted, it could not be read, its name could lead
 * outside the folder it is unpacked to, its folder is too deep, there are too many files, or it is text.
 */
export type RejectionReason = 'type' | 'unreadable' | 'name' | 'depth' | 'count' | 'text';

/** Result for one file or folder. */
export type Outcome =
  | ({ readonly kind: 'picked' } & PickedFile)
  | { readonly kind: 'rejected'; readonly path: string; readonly reason: RejectionReason };

/** Lists the content of a folder. React Aria's own implementation uses `webkitGetAsEntry`. */
export type FolderReader = (
  folder: DirectoryDropItem,
) => ReturnType<DirectoryDropItem['getEntries']>;

/** Restrictions on files. */
export interface ReadOptions {
  acceptedFileTypes: readonly string[] | undefined;
  isIgnored: (path: string, kind: 'file' | 'directory') => boolean;
  readFolder: FolderReader;
}

/** Deeper than any project; a link to a parent folder would never end. */
const maxDepth = 64;

const isSafe = (name: string) =>
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  name !== '' && name !== '.' && name !== '..' && !/[/\\\u0000-\u001f\u007f]/.test(name);

/** Whether a loose file has a type in `accept`: `.zip`, `text/*` or `application/json`. */
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
  // Any folder is accepted; the caller checks its content.
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
    // It was moved, or is not readable; the others still are.
    yield { kind: 'rejected', path, reason: 'unreadable' };
  }
}

/** Everything that was dropped or pasted, with folders read recursively. */
export async function* readDropped(
  items: Iterable<DropItem>,
  options: ReadOptions,
): AsyncGenerator<Outcome> {
  for (const item of items) yield* readItem(item, [], options);
}

/** Everything that was chosen in the browser's dialog. */
export async function* readChosen(
  files: Iterable<File>,
  options: ReadOptions,
): AsyncGenerator<Outcome> {
  for (const file of files) {
    const parts = (file.webkitRelativePath || file.name).split('/');
    // The browser has read the folder already, so parent folders are checked for each file.
    const isIgnored = parts.some((_, index) =>
      options.isIgnored(
        parts.slice(0, index + 1).join('/'),
        index === parts.length - 1 ? 'file' : 'directory',
      ),
    );
    if (!isIgnored) yield outcomeOf(file, parts, options);
  }
}
