import { Banner, Button, Stack, Text, TextField } from '@quayside/design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import type { VariableChange } from '../../runtime/changeSets.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useField } from '../../ui/form/useField.tsx';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import { readVariables } from '../dotenv/readVariables.ts';
import type { NeededVariable } from '../python-code/codeNeeds.ts';
import { isNamed } from '../python-code/compareNeeds.ts';
import { importSources } from '../variables/import/importSources.ts';
import { readEnvFile } from '../variables/import/readEnvFile.ts';
import { looksSecret } from '../variables/looksSecret.ts';
import type { ReviewRequest } from '../variables/review/reviewRequest.ts';
import * as styles from './SourceReview.css.ts';

interface MissingVariablesProps {
  needs: readonly NeededVariable[];
  /** Adds variables to the app. */
  onAdd: (variables: readonly VariableChange[]) => Promise<void>;
  /** The `.env` file of the app, which is not sent. @default none */
  envFile?: File | undefined;
  /** Reviews the missing variables that the file sets. */
  onReview: (request: ReviewRequest) => void;
}

/** Lists variables that the code needs and the app lacks, with the place in the code and a field to add each. */
export function MissingVariables({ needs, onAdd, envFile, onReview }: MissingVariablesProps) {
  const { missingVariables: messages } = useMessages(newDeploymentMessages);
  const { codeCheck, import: importMessages } = useMessages(environmentVariablesMessages);
  const [envProblem, setEnvProblem] = useState<string>();
  const names = needs.map(({ names: [name = ''] }) => name);
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

  async function takeFrom(file: File) {
    const read = await readEnvFile(file);
    if ('problem' in read) return setEnvProblem(importMessages[read.problem]);
    const sources = importSources(readVariables(read.text).entries).filter(({ name }) =>
      needs.some((need) => isNamed(need, name)),
    );
    if (sources.length === 0) setEnvProblem(messages.notInEnvFile);
    else onReview({ title: importMessages.reviewOf(file.name), sources });
  }

  return (
    <Banner tone="warning" title={messages.title(names.length)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={3}>
          <span>{messages.text}</span>
          {needs.map(({ names: [name = ''], uses }, index) => (
            <ValueField
              key={name}
              form={form}
              index={index}
              name={name}
              description={
                uses.length === 0
                  ? undefined
                  : codeCheck.usedIn(uses.map(({ path, line }) => `${path}:${line}`))
              }
            />
          ))}
          {(serverError !== undefined || envProblem !== undefined) && (
            <Text as="p" tone="danger" role="alert">
              {serverError?.message ?? envProblem}
            </Text>
          )}
          <div className={styles.bannerActions}>
            {envFile !== undefined && (
              <Button size="sm" onPress={() => void takeFrom(envFile)}>
                {messages.takeFromEnvFile}
              </Button>
            )}
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
  /** Places in the code that read it. */
  description: string | undefined;
}

function ValueField({ form, index, name, description }: ValueFieldProps) {
  const field = useField({ form, name: `values.${index}` });
  return (
    <TextField
      {...field}
      label={name}
      description={description}
      size="sm"
      isMono
      type={looksSecret(name) ? 'password' : 'text'}
      autoComplete="off"
      spellCheck="false"
    />
  );
}
