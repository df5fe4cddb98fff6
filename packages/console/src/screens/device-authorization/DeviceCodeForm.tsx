import { Button } from '@quayside/design-system';

import { FormView } from '../../ui/form/FormView.tsx';
import { TextFieldControl } from '../../ui/form/TextFieldControl.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { deviceAuthorizationMessages } from '../../runtime/messages/en/auth.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { readDeviceCode } from './deviceCode.ts';
import { deviceCodeSchema } from './deviceCodeSchema.ts';

/** Form for a code that is not in the URL. */
export interface DeviceCodeFormProps {
  /** The code that was looked up in vain. @default none */
  tried?: string | undefined;
  /** Looks up what was typed, as a terminal shows it. */
  onEnter: (userCode: string) => void;
}

/** A field for the code that a terminal shows. */
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
