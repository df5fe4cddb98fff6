import { useEffect, useRef, useState } from 'react';

import type { RejectedFile } from './FileList.tsx';
import type { Outcome, PickedFile } from './readFiles.ts';

interface FileReadingOptions {
  files: readonly PickedFile[];
  onChange: (files: PickedFile[], rejected: readonly RejectedFile[]) => void;
  allowsMultiple: boolean;
  maxFiles: number;
  validate: ((picked: PickedFile) => string | undefined) | undefined;
}

/** Reads files from a folder or a selection, one reading at a time. */
export function useFileReading({
  files,
  onChange,
  allowsMultiple,
  maxFiles,
  validate,
}: FileReadingOptions) {
  const [rejections, setRejections] = useState<readonly RejectedFile[]>([]);
  const [isReading, setReading] = useState(false);
  const current = useRef<symbol>(undefined);
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );

  async function read(outcomes: AsyncIterable<Outcome>) {
    const own = Symbol('reading');
    current.current = own;
    setReading(true);
    const taken = new Map<string, PickedFile>(
      allowsMultiple ? files.map((picked) => [picked.path, picked]) : [],
    );
    const rejected: RejectedFile[] = [];
    let count = 0;
    let only: string | undefined;
    for await (const outcome of outcomes) {
      if (current.current !== own) return;
      if (outcome.kind === 'rejected') {
        rejected.push(outcome);
        continue;
      }
      const { file, path } = outcome;
      const words = validate?.({ file, path });
      if (words !== undefined) {
        rejected.push({ path, reason: { words } });
        continue;
      }
      const [root] = path.split('/');
      if (!allowsMultiple && root !== (only ??= root)) {
        rejected.push({ path, reason: 'count' });
        continue;
      }
      if (taken.size >= maxFiles && !taken.has(path)) {
        rejected.push({ path: '', reason: 'count' });
        break;
      }
      count += 1;
      // A file chosen again may have changed: the newer one is used.
      taken.set(path, { file, path });
    }
    setReading(false);
    setRejections(rejected);
    // If every file was ignored, the caller can show a message.
    if (count > 0 || rejected.length === 0) onChange([...taken.values()], rejected);
  }

  return { rejections, isReading, read };
}
