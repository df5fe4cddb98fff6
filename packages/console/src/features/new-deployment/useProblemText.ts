import { HttpError } from '@quayside/api-contract';
import { useLocale } from 'react-aria-components';

import { isTooLarge, plainTextOf, sizeLimitOf } from '../deploy-upload/plainTextOf.ts';
import { SourceError } from '../deploy-upload/source.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { formatBytes } from '../../ui/formatBytes.ts';

/**
 * Explains a failure of reading, packing or sending: what happened, with the server's message, and what to do.
 * @returns a function of the error and the size of the archive, if known
 */
export function useProblemText(): (error: unknown, archiveBytes?: number) => string {
  const { problems } = useMessages(newDeploymentMessages);
  const { locale } = useLocale();
  const errorText = useErrorText();

  function sizeText(error: HttpError, archiveBytes: number | undefined): string {
    const size = archiveBytes === undefined ? '' : problems.size(formatBytes(archiveBytes, locale));
    const limit = sizeLimitOf(error.body);
    const said =
      limit === undefined
        ? (error.detail ?? problems.tooLarge)
        : problems.limit(formatBytes(limit, locale));
    return [size, sentence(said), problems.makeSmaller].filter((part) => part !== '').join(' ');
  }

  return (error, archiveBytes) => {
    if (error instanceof SourceError) {
      const { problem } = error;
      return 'path' in problem ? problems[problem.kind](problem.path) : problems[problem.kind];
    }
    if (!(error instanceof HttpError)) return errorText(error);
    if (isTooLarge(error)) return sizeText(error, archiveBytes);
    if (error.detail !== undefined) return errorText(error);
    const said = plainTextOf(error.body);
    return said === '' ? problems.rejected(error.status) : problems.responded(error.status, said);
  };
}

/** Message of a server, with a full stop. */
function sentence(text: string): string {
  return /[.!?。؟]$/.test(text) ? text : `${text}.`;
}
