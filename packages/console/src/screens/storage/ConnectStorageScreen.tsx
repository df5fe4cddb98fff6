import {
  Button,
  Card,
  CardBody,
  Checkbox,
  Form,
  Inline,
  LinkButton,
  Page,
  Stack,
  TextField,
} from '@quayside/design-system';

import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { storageMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { WizardStep, WizardStepId } from './wizard.ts';
import { WizardStepField } from './WizardStepField.tsx';

/** Details of the variable that will hold the address. */
export interface ConnectStorageValues {
  variable: string;
  redeploy: boolean;
}

/** Props of Connect Storage. */
export interface ConnectStorageScreenProps {
  appName: string;
  /** The steps that can be taken by now, in their order. */
  steps: readonly WizardStep[];
  onChoose: (step: WizardStepId, id: string) => void;
  /** The name the platform would give the variable; `undefined` until the service is chosen. */
  suggestedVariable: string | undefined;
  /** The names of the variables the app has, as far as they are known. */
  takenVariables: readonly string[];
  /** Connects what is chosen; `undefined` until that is complete. */
  onConnect: ((values: ConnectStorageValues) => Promise<void>) | undefined;
  /** Page that connects services to the team, if any. */
  integrationsHref: string | undefined;
  /** Cancel link. */
  storageHref: string;
}

const validName = /^[A-Za-z_][A-Za-z0-9_]*$/;

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
  const variableError = (name: string) => {
    if (!validName.test(name)) return wizard.invalidName;
    return takenVariables.includes(name) ? wizard.clash(appName, name) : undefined;
  };
  const form = useForm<ConnectStorageValues>({
    initial: { variable: suggestedVariable, redeploy: false },
    check: ({ variable }) => ({ variable: variableError(variable) }),
    wireNames: { variable: 'environment_variable_name' },
    onSubmit: async (values) => onConnect?.(values),
  });
  const { variable, redeploy } = form.values;
  // A clash is told while the name is typed: what is chosen above would have to wait for it.
  const error = form.errors.variable ?? (variable === '' ? undefined : variableError(variable));

  return (
    <Page title={wizard.title} description={wizard.description(appName)} width="small">
      <Card>
        <CardBody>
          <Stack gap={5}>
            <FormRefusal form={form} title={common.errorTitle} />
            {steps.map((step, index) => (
              <WizardStepField
                // What comes before it has another answer: it starts anew.
                key={steps
                  .slice(0, index)
                  .map(({ value }) => value)
                  .join('/')}
                step={step}
                onChoose={(id) => onChoose(step.id, id)}
                emptyActions={
                  step.id === 'integration' && integrationsHref !== undefined ? (
                    <LinkButton href={integrationsHref} variant="primary">
                      {wizard.integrations}
                    </LinkButton>
                  ) : undefined
                }
              />
            ))}
            <Form
              validationBehavior="aria"
              onSubmit={(event) => {
                event.preventDefault();
                if (onConnect) form.submit();
              }}
            >
              {onConnect && (
                <>
                  <TextField
                    label={wizard.variable}
                    name="variable"
                    autoComplete="off"
                    spellCheck="false"
                    description={wizard.variableHint}
                    isInvalid={error !== undefined}
                    errorMessage={error}
                    value={variable}
                    onChange={(typed) => form.change({ variable: typed })}
                  />
                  <Checkbox
                    isSelected={redeploy}
                    onChange={(isSelected) => form.change({ redeploy: isSelected })}
                    description={wizard.redeployHint}
                  >
                    {wizard.redeploy}
                  </Checkbox>
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
                <LinkButton href={storageHref} variant="ghost">
                  {common.cancel}
                </LinkButton>
              </Inline>
            </Form>
          </Stack>
        </CardBody>
      </Card>
    </Page>
  );
}
