import type { ReviewRequest } from '../variables/review/reviewRequest.ts';
import { VariablesReview } from '../variables/review/VariablesReview.tsx';
import type { NewDeploymentScreenProps } from './NewDeploymentScreen.tsx';

interface EnvFileReviewProps extends Pick<
  NewDeploymentScreenProps,
  'variables' | 'onAddVariables'
> {
  request: ReviewRequest;
  onClose: () => void;
}

/** Review of the variables in the `.env` file of a folder, before they are added to the app. */
export default function EnvFileReview({
  request,
  variables = [],
  onAddVariables,
  onClose,
}: EnvFileReviewProps) {
  return (
    <VariablesReview
      request={request}
      target={{
        variables,
        canRedeploy: false,
        onSave: (changes) => onAddVariables(changes),
      }}
      onClose={onClose}
    />
  );
}
