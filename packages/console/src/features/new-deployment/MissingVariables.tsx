import { Banner, Button, Stack, Text, TextField } from '@quayside/design-system';
import { useForm } from 'react-hook-form';

import type { VariableChange } from '../../runtime/changeSets.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useField } from '../../ui/form/useField.ts';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import { looksSecret } from '../../features/variables/looksSecret.ts';
import * as styles from './SourceReview.css.ts';

interface MissingVariablesProps {
  names: readonly string[];
  /** Adds variables to the app. */
  onAdd: (variables: readonly VariableChange[]) => Promise<void>;
}

/** Lists variables that the code needs and the app lacks, with a field to add each. */
export function MissingVariables({ names, onAdd }: MissingVariablesProps) {
  const { missingVariables: messages } = useMessages(newDeploymentMessages);
  const form = useForm({ defaultValues: { values: names.map(() => '') } });
  const { submit, isPending, serverError } = useSubmit(form, {
    async onSubmit({ values }) {
      const added = names.flatMap((name, index) => {
        const value = values[index] ?? '';
        const isSecret = looksSecret(name) || looksSecret(name, value);
        return value === '' ? [] : [{ name, value, isSecret }];
      });
      if (added.length > 0) await onAdd(added);
    },
    fieldErrorsOf: () => [],
  });
  return (
    <Banner tone="warning" title={messages.title(names.length)} announce="polite">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={3}>
          <span>{messages.text}</span>
          {names.map((name, index) => (
            <ValueField key={name} form={form} index={index} name={name} />
          ))}
          {serverError !== undefined && (
            <Text as="p" tone="danger" role="alert">
              {serverError.message}
            </Text>
          )}
          <div className={styles.bannerActions}>
            <Button type="submit" size="sm" isPending={isPending}>
              {messages.add}
            </Button>
          </div>
        </Stack>
      </form>
    </Banner>
  );
}

interface ValueFieldProps {
  form: ReturnType<typeof useForm<{ values: string[] }>>;
  index: number;
  name: string;
}

function ValueField({ form, index, name }: ValueFieldProps) {
  const field = useField({ form, name: `values.${index}` });
  return (
    <TextField
      {...field}
      label={name}
      size="sm"
      isMono
      type={looksSecret(name) ? 'password' : 'text'}
      autoComplete="off"
      spellCheck="false"
    />
  );
}
