import { ComboBox, ComboBoxItem, EmptyState, Stack } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { storageMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import type { WizardOption, WizardStep } from './wizard.ts';

interface WizardStepFieldProps {
  step: WizardStep;
  onChoose: (id: string) => void;
  /** Next step if there is nothing to choose. */
  emptyActions?: ReactNode;
}

const noOptions: readonly WizardOption[] = [];

/** A step of connecting a resource: a search in the provider's options, or why there are none. */
export function WizardStepField({ step, onChoose, emptyActions }: WizardStepFieldProps) {
  const { wizard } = useMessages(storageMessages);
  const texts = wizard.steps[step.id];
  const { options, value } = step;

  if (options.status === 'error') {
    return <LoadError title={texts.errorTitle} error={options.error} onRetry={options.retry} />;
  }
  const known = options.status === 'ready' ? options.data : noOptions;
  if (options.status === 'ready' && known.length === 0) {
    return <EmptyState level={2} title={texts.empty} actions={emptyActions} />;
  }
  const isGone =
    options.status === 'ready' && value !== undefined && !known.some(({ id }) => id === value);
  return (
    <Stack gap={1}>
      <ComboBox
        // Remounted once loaded: the combo box shows its value only if the options exist on the first render.
        key={options.status}
        label={texts.label}
        isRequired
        placeholder={texts.search}
        emptyMessage={texts.none}
        menuTrigger="focus"
        isPending={options.status === 'loading'}
        isDisabled={options.status === 'loading'}
        pendingLabel={wizard.loading}
        isInvalid={isGone}
        errorMessage={isGone ? texts.gone : undefined}
        defaultItems={known}
        disabledKeys={known.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
        value={isGone || options.status === 'loading' ? null : (value ?? null)}
        onChange={(key) => {
          if (typeof key === 'string' && key !== value) onChoose(key);
        }}
      >
        {({ id, name, note }) => (
          <ComboBoxItem id={id} textValue={name} description={note}>
            <bdi>{name}</bdi>
          </ComboBoxItem>
        )}
      </ComboBox>
    </Stack>
  );
}
