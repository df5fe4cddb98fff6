import { useState } from 'react';

import { FileDrop } from './FileDrop.tsx';
import type { FileDropProps } from './FileDrop.tsx';

/** A file with a size and path. */
export const picked = (path: string, size = 1200) => ({
  path,
  file: new File([new Uint8Array(size)], path.split('/').at(-1) ?? path),
});

/** A `FileDrop` that stores the accepted files. */
export function CollectedFiles({ files: first, onChange, ...props }: Partial<FileDropProps>) {
  const [files, setFiles] = useState(first ?? []);
  return (
    <FileDrop
      label="Source"
      hint="Drop a folder, a .zip or a .tar.gz"
      {...props}
      files={files}
      onChange={(next, rejected) => {
        setFiles(next);
        onChange?.(next, rejected);
      }}
    />
  );
}
