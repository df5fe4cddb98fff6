import type { DirectoryDropItem, FileDropItem } from 'react-aria-components';

import type { FileDropProps } from './FileDrop.tsx';
import type { RejectedFile } from './FileList.tsx';
import { readDropped } from './readFiles.ts';
import type { PickedFile } from './readFiles.ts';

/** Options of {@link readFolder}, as those of `FileDrop`. */
export type ReadFolderOptions = Pick<FileDropProps, 'isIgnored' | 'maxFiles'>;

/** Content of a folder. */
export interface ReadFolder {
  files: PickedFile[];
  rejected: RejectedFile[];
}

/**
 * Reads a folder of the File System API as `FileDrop` reads a dropped one. A folder with too many files is rejected for
 * its `count`.
 */
export async function readFolder(
  folder: FileSystemDirectoryHandle,
  { isIgnored = () => false, maxFiles = 10_000 }: ReadFolderOptions = {},
): Promise<ReadFolder> {
  const files: PickedFile[] = [];
  const rejected: RejectedFile[] = [];
  const outcomes = readDropped([folderItem(folder)], {
    acceptedFileTypes: undefined,
    isIgnored,
    readFolder: (item) => item.getEntries(),
  });
  for await (const outcome of outcomes) {
    if (outcome.kind === 'rejected') {
      rejected.push(outcome);
    } else if (files.length === maxFiles) {
      rejected.push({ path: '', reason: 'count' });
      break;
    } else {
      files.push({ file: outcome.file, path: outcome.path });
    }
  }
  return { files, rejected };
}

function folderItem(folder: FileSystemDirectoryHandle): DirectoryDropItem {
  return {
    kind: 'directory',
    name: folder.name,
    async *getEntries() {
      for await (const entry of folder.values()) {
        if (entry instanceof FileSystemDirectoryHandle) yield folderItem(entry);
        else if (entry instanceof FileSystemFileHandle) yield fileItem(entry);
      }
    },
  };
}

function fileItem(handle: FileSystemFileHandle): FileDropItem {
  return {
    kind: 'file',
    type: '',
    name: handle.name,
    getFile: () => handle.getFile(),
    getText: async () => await (await handle.getFile()).text(),
  };
}
