/** Methods of the File System Access API, which Chromium has and TypeScript's types lack. */
declare global {
  interface Window {
    showDirectoryPicker?: (options?: { id?: string }) => Promise<FileSystemDirectoryHandle>;
  }

  interface FileSystemHandle {
    queryPermission?: () => Promise<PermissionState>;
    requestPermission?: () => Promise<PermissionState>;
  }
}

/** Whether the browser has a picker whose folder can be read again later. */
export function hasFolderPicker(): boolean {
  try {
    // A frame of another origin has the picker and may not open it: reading the address throws there.
    return window.showDirectoryPicker !== undefined && window.top?.location.href !== undefined;
  } catch {
    return false;
  }
}

/** Lets the user pick a folder. Returns `undefined` when the user cancels. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'quayside' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Whether a folder can be read now: the user has allowed it, or the browser may ask because the user has just acted. */
export async function canReadFolder(folder: FileSystemDirectoryHandle): Promise<boolean> {
  const permission = await folder.queryPermission?.();
  return permission !== 'prompt' || navigator.userActivation.isActive;
}
