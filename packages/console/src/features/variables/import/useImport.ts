import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
import { readVariables } from '../../dotenv/readVariables.ts';
import type { ReviewRequest } from '../review/reviewRequest.ts';
import { importSources } from './importSources.ts';
import { readEnvFile } from './readEnvFile.ts';

/** Why the input cannot be imported. */
export type ImportProblem = 'nothingFound' | 'noEquals' | 'tooLarge' | 'notText';

interface ImportHandlers {
  onReview: (review: ReviewRequest) => void;
  onProblem: (problem: ImportProblem) => void;
}

/** Returns functions that import a text or a file: they end in a review, or in a problem. */
export function useImport({ onReview, onProblem }: ImportHandlers): {
  importText: (text: string, fileName?: string) => void;
  importFile: (file: File) => Promise<void>;
} {
  const { import: messages, review } = useMessages(environmentVariablesMessages);

  function importText(text: string, fileName?: string) {
    const { entries, form } = readVariables(text);
    if (entries.length === 0) onProblem('nothingFound');
    else if (form === 'env' && !text.includes('=')) onProblem('noEquals');
    else {
      onReview({
        title: fileName === undefined ? messages.reviewTitle : messages.reviewOf(fileName),
        note: form === 'env' ? undefined : review.forms[form],
        sources: importSources(entries),
        source: { type: 'import', fileName },
        canReplace: true,
      });
    }
  }

  return {
    importText,
    async importFile(file) {
      const read = await readEnvFile(file);
      if ('text' in read) importText(read.text, file.name);
      else onProblem(read.problem);
    },
  };
}
