import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useHost } from '../../runtime/useConsole.ts';

/** Returns a function that shows a success toast. */
export function useSuccessToast() {
  const { toast } = useHost();
  const common = useMessages(commonMessages);
  return (description: string, topic?: string) =>
    toast.success({ title: common.successTitle, description, topic });
}
