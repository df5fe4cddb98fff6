/** Name of the database of deployed folders. */
export const folderDatabase = 'quayside-folders';

/** Forgets the deployed folders of every user of this browser. */
export function forgetFolders(): void {
  try {
    indexedDB.deleteDatabase(folderDatabase);
  } catch {
    // There is no database on a server, or where storage is denied.
  }
}
