import { FileDrop } from '@quayside/design-system';
import type { PickedFile } from '@quayside/design-system';
import { useRef } from 'react';

import { defaultReason } from '../../deploying/defaultReason.ts';
import type { Source } from '../../deploying/source.ts';
import { newDeploymentMessages } from '../../messages/en/newDeployment.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useProblemText } from './useProblemText.ts';

interface ChooseSourceProps {
  onChoose: (source: Source) => void;
  /** Why what was chosen before cannot be sent. */
  error?: unknown;
}

/** More than the platform unpacks. */
const maxFiles = 200_000;

/** Takes a folder, files or an archive. Folders that never are sent are not opened. */
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
      onChange={(files) => {
        onChoose(sourceOf(files, [...skipped.current]));
        skipped.current.clear();
      }}
    />
  );
}

/** One archive alone is unpacked; among others it is a file like them. */
function sourceOf(files: readonly PickedFile[], skipped: readonly string[]): Source {
  const [only, ...others] = files;
  const isAlone = others.length === 0 && skipped.length === 0 && only?.path === only?.file.name;
  if (only !== undefined && isAlone) {
    if (/\.zip$/i.test(only.path)) return { kind: 'zip', file: only.file };
    if (/\.(?:tar\.gz|tgz)$/i.test(only.path)) return { kind: 'tarGz', file: only.file };
  }
  return { kind: 'files', files, skipped };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
