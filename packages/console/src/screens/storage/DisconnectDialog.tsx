import { AlertDialog } from '@quayside/design-system';

import { storageMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import { providerNames } from '../../ui/providerName.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import type { ConnectedService } from './ConnectedService.ts';

interface DisconnectDialogProps {
  service: ConnectedService;
  /** When it rejects, the dialog stays open and shows the error. */
  onDisconnect: (service: ConnectedService) => Promise<void>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirmation of disconnecting a service, with the consequences. */
export function DisconnectDialog({
  service,
  onDisconnect,
  isOpen,
  onOpenChange,
}: DisconnectDialogProps) {
  const errorText = useErrorText();
  const { disconnect } = useMessages(storageMessages);
  const { resource, variables } = service;
  const { type } = resource.provider_metadata;
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={disconnect.title(resource.name)}
      actionLabel={disconnect.action}
      errorText={errorText}
      onAction={() => onDisconnect(service)}
    >
      <p>
        {variables.length === 0
          ? disconnect.noVariables
          : disconnect.variables(variables.join(', '))}
      </p>
      <p>{disconnect.data(providerNames.get(type) ?? sentenceOf(type))}</p>
    </AlertDialog>
  );
}
