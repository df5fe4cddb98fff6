import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { userQueries } from '../../api/users.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { readDeployedFolder, storeDeployedFolder } from '../deploy-upload/deployedFolders.ts';
import { canReadFolder, hasFolderPicker, pickFolder } from '../deploy-upload/folderPicker.ts';
import { readFolderSource } from '../deploy-upload/pickedSource.ts';
import { SourceError } from '../deploy-upload/source.ts';
import type { Source } from '../deploy-upload/source.ts';

/** App that folders are deployed to, and the callback that receives them. */
interface FolderSourceOptions {
  appId: string;
  /** Whether the last folder is read at once, if the browser allows it. */
  readsAtOnce: boolean;
  onRead: (read: () => Promise<Source>) => void;
}

/** Folders of the user's disk that can be read again. */
export interface FolderSource {
  /** Whether the last folder may be read in a moment. */
  isStarting: boolean;
  /** Name of the folder that was deployed last from this browser. */
  lastFolder: string | undefined;
  readLast: () => void;
  /** Lets the user pick a folder. `undefined` where browsers have their upload dialog only. */
  pick: (() => void) | undefined;
  /** The next source is no folder that can be read again. */
  clear: () => void;
  /** Stores the folder that was read last for the next deployment. */
  remember: () => void;
}

/** Returns the folder that was deployed last to an app from this browser, and a picker of others. */
export function useFolderSource({ appId, readsAtOnce, onRead }: FolderSourceOptions): FolderSource {
  const user = useQuery(userQueries(useApi()).me()).data;
  const [hasPicker, setPicker] = useState(hasFolderPicker);
  /** `null`: none is stored. `undefined`: not known yet. */
  const [last, setLast] = useState<FileSystemDirectoryHandle | null>();
  const current = useRef<FileSystemDirectoryHandle>(undefined);
  const userId = hasPicker ? user?.id : undefined;

  function store(folder: FileSystemDirectoryHandle | undefined) {
    setLast(folder ?? null);
    if (userId !== undefined) void storeDeployedFolder(userId, appId, folder);
  }

  function read(folder: FileSystemDirectoryHandle) {
    current.current = folder;
    onRead(async () => {
      try {
        return await readFolderSource(folder);
      } catch (error) {
        const isMissing = error instanceof SourceError && error.problem.kind === 'folderMissing';
        if (isMissing) store(undefined);
        throw error;
      }
    });
  }

  async function pick() {
    try {
      const folder = await pickFolder();
      if (folder !== undefined) read(folder);
    } catch (error) {
      // A policy of the page forbids the picker: the next press opens the upload dialog.
      setPicker(false);
      onRead(() => Promise.reject(error));
    }
  }

  const readAtOnce = useEffectEvent(read);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    async function readStored(owner: string) {
      const folder = await readDeployedFolder(owner, appId);
      const isRead = readsAtOnce && folder !== undefined && (await canReadFolder(folder));
      if (!isCurrent) return;
      setLast(folder ?? null);
      if (isRead) readAtOnce(folder);
    }
    void readStored(userId);
    return () => {
      isCurrent = false;
    };
  }, [userId, appId, readsAtOnce]);

  return {
    isStarting: readsAtOnce && userId !== undefined && last === undefined,
    lastFolder: last?.name,
    readLast: () => {
      if (last) read(last);
    },
    pick: hasPicker ? () => void pick() : undefined,
    clear: () => {
      current.current = undefined;
    },
    remember: () => {
      if (current.current !== undefined) store(current.current);
    },
  };
}
