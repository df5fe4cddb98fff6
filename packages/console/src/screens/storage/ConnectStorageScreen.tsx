import {
  Button,
  Card,
  CardBody,
  Checkbox,
  Inline,
  Page,
  Stack,
  TextField,
} from '@quayside/design-system';

import { Controller } from 'react-hook-form';

import { FormError } from '../../ui/form/FormError.tsx';
import { FormFields } from '../../ui/form/FormView.tsx';
import { useField } from '../../ui/form/useField.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { storageMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { connectStorageSchema } from './connectStorageSchema.ts';
import type { ConnectStorageValues } from './connectStorageSchema.ts';
import type { WizardStep, WizardStepId } from './wizard.ts';
import { WizardStepField } from './WizardStepField.tsx';
import { PageLinkButton } from '../../ui/PageLink.tsx';

/** Props of Connect Storage. */
export interface ConnectStorageScreenProps {
  appName: string;
  /** The steps available so far, in order. */
  steps: readonly WizardStep[];
  onChoose: (step: WizardStepId, id: string) => void;
  /** Default name of the variable; `undefined` until the service is chosen. */
  suggestedVariable: string | undefined;
  /** Names of the app's variables, as far as known. */
  takenVariables: readonly string[];
  /** Connects the selection; `undefined` until it is complete. */
  onConnect: ((values: ConnectStorageValues) => Promise<void>) | undefined;
  /** Page that connects services to the team, if any. */
  integrationsHref: string | undefined;
  /** Cancel link. */
  storageHref: string | undefined;
}

/** Connects a database or a cache to an app, step by step. */
export function ConnectStorageScreen({
  appName,
  steps,
  onChoose,
  suggestedVariable = '',
  takenVariables,
  onConnect,
  integrationsHref,
  storageHref,
}: ConnectStorageScreenProps) {
  const common = useMessages(commonMessages);
  const { wizard } = useMessages(storageMessages);
  const schema = connectStorageSchema(wizard, appName, takenVariables);
  const form = useZodForm({
    schema,
    defaultValues: { variable: suggestedVariable, redeploy: false },
    wireNames: { variable: 'environment_variable_name' },
    onSubmit: async (values) => onConnect?.(values),
  });
  const variable = useField({ form, name: 'variable' });
  // A conflict is shown while the name is typed, because the choices above depend on it.
  const typed = schema.shape.variable.safeParse(variable.value);
  const conflict = variable.value === '' ? undefined : typed.error?.issues[0]?.message;
  const error = variable.errorMessage ?? conflict;

  return (
    <Page title={wizard.title} description={wizard.description(appName)} width="small">
      <Card>
        <CardBody>
          <Stack gap={5}>
            <FormError form={form} title={common.errorTitle} />
            {steps.map((step, index) => (
              <WizardStepField
                // Remounted when an earlier choice changes.
                key={steps
                  .slice(0, index)
                  .map(({ value }) => value)
                  .join('/')}
                step={step}
                onChoose={(id) => onChoose(step.id, id)}
                emptyActions={
                  step.id === 'integration' && integrationsHref !== undefined ? (
                    <PageLinkButton href={integrationsHref} variant="primary">
                      {wizard.integrations}
                    </PageLinkButton>
                  ) : undefined
                }
              />
            ))}
            <FormFields onSubmit={onConnect && form.submit}>
              {onConnect && (
                <>
                  <TextField
                    {...variable}
                    label={wizard.variable}
                    autoComplete="off"
                    spellCheck="false"
                    description={wizard.variableHint}
                    isInvalid={error !== undefined}
                    errorMessage={error}
                  />
                  <Controller
                    control={form.control}
                    name="redeploy"
                    render={({ field }) => (
                      <Checkbox
                        isSelected={field.value}
                        onChange={field.onChange}
                        description={wizard.redeployHint}
                      >
                        {wizard.redeploy}
                      </Checkbox>
                    )}
                  />
                </>
              )}
              <Inline gap={2}>
                <Button
                  type="submit"
                  variant="primary"
                  isDisabled={onConnect === undefined}
                  isPending={form.isPending}
                >
                  {wizard.submit}
                </Button>
                <PageLinkButton href={storageHref} variant="ghost">
                  {common.cancel}
                </PageLinkButton>
              </Inline>
            </FormFields>
          </Stack>
        </CardBody>
      </Card>
    </Page>
  );
}
