import { Button } from '@quayside/design-system';

import { FormView } from '../../ui/form/FormView.tsx';
import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { deviceAuthorizationMessages } from '../../runtime/messages/en/deviceAuthorization.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { readDeviceCode } from './deviceCode.ts';
import { deviceCodeSchema } from './deviceCodeSchema.ts';

/** Form for a code that is not in the URL. */
export interface DeviceCodeFormProps {
  /** The code that was not found. @default none */
  tried?: string | undefined;
  /** Looks up the typed code, in the format of a terminal. */
  onEnter: (userCode: string) => void;
}

/** Form for the code that a terminal shows. */
export function DeviceCodeForm({ tried = '', onEnter }: DeviceCodeFormProps) {
  const { entry } = useMessages(deviceAuthorizationMessages);
  const form = useZodForm({
    schema: deviceCodeSchema(entry),
    defaultValues: { code: tried },
    onSubmit: async ({ code }) => onEnter(readDeviceCode(code)),
  });
  return (
    <FormView form={form}>
      <TextFieldControl
        form={form}
        name="code"
        label={entry.label}
        description={entry.hint}
        size="lg"
        isMono
        autoComplete="off"
        isRequired
        autoCorrect="off"
        spellCheck="false"
        dir="ltr"
      />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
        {entry.submit}
      </Button>
    </FormView>
  );
}
