import { SourceError } from '../../deploying/source.ts';
import { newDeploymentMessages } from '../../messages/en/newDeployment.ts';
import { useErrorText } from '../../messages/useErrorText.ts';
import { useMessages } from '../../messages/useMessages.ts';

/** Words a failure of reading, packing or sending. */
export function useProblemText(): (error: unknown) => string {
  const { problems } = useMessages(newDeploymentMessages);
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof SourceError)) return errorText(error);
    const { problem } = error;
    return 'path' in problem ? problems[problem.kind](problem.path) : problems[problem.kind];
  };
}
