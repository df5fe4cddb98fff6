import { FileDrop } from '@quayside/design-system';
import type { PickedFile, RejectedFile } from '@quayside/design-system';
import { useRef } from 'react';

import { defaultReason } from '../deploy-upload/defaultReason.ts';
import type { LeftOut, Source } from '../deploy-upload/source.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useProblemText } from './useProblemText.ts';

interface ChooseSourceProps {
  onChoose: (source: Source) => void;
  /** Why the previous choice cannot be sent. */
  error?: unknown;
}

/** Above the platform's limit. */
const maxFiles = 200_000;

/** Lets the user choose a folder, files or an archive. Folders that are always excluded are not opened. */
export function ChooseSource({ onChoose, error }: ChooseSourceProps) {
  const messages = useMessages(newDeploymentMessages);
  const problemText = useProblemText();
  const skipped = useRef(new Set<string>());
  return (
    <FileDrop
      label={messages.source}
      hint={messages.hint}
      description={messages.description}
      errorMessage={error === undefined ? undefined : problemText(error)}
      files={[]}
      allowsFolders
      allowsMultiple
      maxFiles={maxFiles}
      isIgnored={(path, kind) => {
        const isSkipped = kind === 'directory' && defaultReason(nameOf(path)) !== undefined;
        if (isSkipped) skipped.current.add(path);
        return isSkipped;
      }}
      onChange={(files, rejected) => {
        const passedOver = [...skipped.current];
        skipped.current.clear();
        // An incomplete project is not deployed; the list reports too many files.
        if (rejected.some(({ reason }) => reason === 'count')) return;
        onChoose(sourceOf(files, passedOver, rejected.flatMap(leftOutOf)));
      }}
    />
  );
}

/** A single archive is unpacked; one among other files is a regular file. */
function sourceOf(
  files: readonly PickedFile[],
  skipped: readonly string[],
  rejected: readonly LeftOut[],
): Source {
  const [only, ...others] = files;
  const beside = others.length + skipped.length + rejected.length;
  const isAlone = beside === 0 && only?.path === only?.file.name;
  if (only !== undefined && isAlone) {
    if (/\.zip$/i.test(only.path)) return { kind: 'zip', file: only.file };
    if (/\.(?:tar\.gz|tgz)$/i.test(only.path)) return { kind: 'tarGz', file: only.file };
  }
  return { kind: 'files', files, skipped, rejected };
}

function leftOutOf({ path, reason }: RejectedFile): LeftOut[] {
  if (reason === 'unreadable' || reason === 'depth') return [{ path, reason: { by: reason } }];
  return reason === 'name' ? [{ path, reason: { by: 'unsafe' } }] : [];
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
