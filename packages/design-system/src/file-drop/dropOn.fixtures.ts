import { onTestFinished } from 'vitest';

/** A fake folder, with its content. */
export interface Folder {
  name: string;
  holds: readonly (File | Folder)[];
}

/** Fake of a dropped file or folder, with the members that the code uses. */
const entryOf = (dropped: File | Folder): object =>
  dropped instanceof File
    ? {
        isFile: true,
        name: dropped.name,
        file: (give: (file: File) => void) => give(dropped),
      }
    : { isDirectory: true, name: dropped.name, createReader: () => readerOf(dropped) };

const readerOf = ({ holds }: Folder) => {
  let rest = holds.map(entryOf);
  return {
    // Like browsers, returns some at a time, and none at the end.
    readEntries(give: (entries: readonly object[]) => void) {
      give(rest.slice(0, 2));
      rest = rest.slice(2);
    },
  };
};

/**
 * Drops fake files and folders on an element. Events from a script have no file system
 * entries, so they are passed here. Real drops with the debugging protocol make the
 * browser handle the clicks of every later test two seconds late.
 */
export function dropOn(target: Element, ...dropped: readonly (File | Folder)[]): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.effectAllowed = 'all';
  for (const one of dropped) {
    dataTransfer.items.add(one instanceof File ? one : new File([], one.name));
  }
  const { prototype } = DataTransferItem;
  const original = Object.getOwnPropertyDescriptor(prototype, 'webkitGetAsEntry') ?? {};
  Object.defineProperty(prototype, 'webkitGetAsEntry', {
    ...original,
    value(this: DataTransferItem) {
      const name = this.getAsFile()?.name;
      const found = dropped.find((one) => one.name === name);
      return found === undefined ? null : entryOf(found);
    },
  });
  onTestFinished(() => void Object.defineProperty(prototype, 'webkitGetAsEntry', original));

  const { x, y } = target.getBoundingClientRect();
  const at = { clientX: x + 5, clientY: y + 5 };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }),
    );
  }
}
