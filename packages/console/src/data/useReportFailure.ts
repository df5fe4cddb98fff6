import { commonMessages } from '../messages/en/common.ts';
import { useErrorText } from '../messages/useErrorText.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useToaster } from '../provider/useConsole.ts';

/** Says a failure in a toast, titled as the specification wants it. */
export function useReportFailure(): (error: unknown) => void {
  const toast = useToaster();
  const common = useMessages(commonMessages);
  const errorText = useErrorText();
  return (error) => {
    toast.error({ title: common.errorTitle, description: errorText(error) });
  };
}
