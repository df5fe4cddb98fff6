import { Button, TextField } from '@quayside/design-system';

import { FormView } from '../../ui/form/FormView.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { deviceAuthorizationMessages } from '../../runtime/messages/en/auth.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { readDeviceCode } from './deviceCode.ts';

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
  const form = useForm({
    initial: { code: tried },
    check: ({ code }) => ({ code: code.trim() === '' ? entry.missing : undefined }),
    onSubmit: async ({ code }) => onEnter(readDeviceCode(code)),
  });
  return (
    <FormView form={form}>
      <TextField
        label={entry.label}
        description={entry.hint}
        name="code"
        size="lg"
        isMono
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        dir="ltr"
        value={form.values.code}
        onChange={(code) => form.change({ code })}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={form.isPending}>
        {entry.submit}
      </Button>
    </FormView>
  );
}
