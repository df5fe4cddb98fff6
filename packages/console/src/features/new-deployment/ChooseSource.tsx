import { Button, FileDrop } from '@quayside/design-system';
import { useRef } from 'react';

import { isSkippedFolder, maxSourceFiles, pickedSource } from '../deploy-upload/pickedSource.ts';
import type { Source } from '../deploy-upload/source.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useProblemText } from './useProblemText.ts';

interface ChooseSourceProps {
  onChoose: (source: Source) => void;
  /** Opens a folder picker in place of the browser's upload dialog. @default the upload dialog */
  onChooseFolder?: (() => void) | undefined;
  /** Why the previous choice cannot be sent. */
  error?: unknown;
}

/** Lets the user choose a folder, files or an archive. Folders that are always excluded are not opened. */
export function ChooseSource({ onChoose, onChooseFolder, error }: ChooseSourceProps) {
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
      allowsFolders={onChooseFolder === undefined}
      allowsMultiple
      maxFiles={maxSourceFiles}
      buttons={
        onChooseFolder && (
          <Button size="sm" onPress={onChooseFolder}>
            {messages.chooseFolder}
          </Button>
        )
      }
      isIgnored={(path, kind) => {
        const isSkipped = isSkippedFolder(path, kind);
        if (isSkipped) skipped.current.add(path);
        return isSkipped;
      }}
      onChange={(files, rejected) => {
        const passedOver = [...skipped.current];
        skipped.current.clear();
        // An incomplete project is not deployed; the list reports too many files.
        if (rejected.some(({ reason }) => reason === 'count')) return;
        onChoose(pickedSource({ files, rejected, skipped: passedOver }));
      }}
    />
  );
}
