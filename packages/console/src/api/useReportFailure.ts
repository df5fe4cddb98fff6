import { commonMessages } from '../runtime/messages/en/common.ts';
import { belowErrorTitle, useErrorText } from '../runtime/messages/useErrorText.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { useToaster } from '../runtime/useConsole.ts';

/**
 * Says a failure in a toast, titled as the specification wants it. With the `topic` of what succeeds later, when it is
 * tried again, the toast of that takes its place.
 */
export function useReportFailure(): (error: unknown, topic?: string) => void {
  const toast = useToaster();
  const common = useMessages(commonMessages);
  const errorText = useErrorText();
  return (error, topic) => {
    const description = belowErrorTitle(errorText(error), common);
    toast.error({ title: common.errorTitle, description, topic });
  };
}
