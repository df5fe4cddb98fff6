export { FileDrop } from './FileDrop.tsx';
export type { FileDropProps } from './FileDrop.tsx';
export type { RejectedFile } from './FileList.tsx';
export type { FileDropMessages } from './messages.ts';
export type { FolderReader, PickedFile, RejectionReason } from './readFiles.ts';
export { readFolder } from './readFolder.ts';
export type { ReadFolder, ReadFolderOptions } from './readFolder.ts';
