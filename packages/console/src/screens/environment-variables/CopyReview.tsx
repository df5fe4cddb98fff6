import type { EnvironmentVariable } from '@quayside/api-contract';
import {
  Banner,
  Button,
  CardFooter,
  Heading,
  PasswordField,
  Table,
  Text,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { VariableChange } from '../../domain/variableChange.ts';
import { useUnsaved } from '../../features/unsaved-changes/useUnsaved.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { belowErrorTitle } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import * as styles from './CompareCard.css.ts';
import { Mask } from '../../features/variables/Mask.tsx';
import { copyChanges, isSameVariable } from './compareVariables.ts';
import type { CopyRow } from './compareVariables.ts';
import * as variableStyles from '../../features/variables/variables.css.ts';
import { problemText } from '../../features/variables/problemText.ts';
import { valueProblem } from '../../domain/variableRules.ts';

interface CopyReviewProps {
  appName: string;
  rows: readonly CopyRow[];
  /** Variables of this app, as they were compared. */
  here: readonly EnvironmentVariable[];
  /** Entered values of secrets, by name. */
  typed: ReadonlyMap<string, string>;
  onTypedChange: (name: string, value: string) => void;
  onCopy: (changes: readonly VariableChange[]) => Promise<void>;
  onRefresh: (() => Promise<readonly EnvironmentVariable[]>) | undefined;
  /** Called with the names that were copied. */
  onCopied: (names: ReadonlySet<string>) => void;
  onBack: () => void;
}

/** Shows what copying variables changes in this app, and takes the values of secrets. */
export function CopyReview({
  appName,
  rows,
  here,
  typed,
  onTypedChange,
  onCopy,
  onRefresh,
  onCopied,
  onBack,
}: CopyReviewProps) {
  const common = useMessages(commonMessages);
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { compare: messages, import: importMessages } = environmentVariables;
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  useUnsaved(true);
  const changes = copyChanges(rows, typed);
  const hasProblem = changes.some(({ value }) => valueProblem(value) !== undefined);
  const { submit, isPending, serverError } = useSubmit(useForm(), {
    async onSubmit() {
      const current = await onRefresh?.();
      const isStale =
        current !== undefined &&
        changes.some(({ name }) => !isSameVariable(find(here, name), find(current, name)));
      setChangedElsewhere(isStale);
      if (isStale) return;
      await onCopy(changes);
      onCopied(new Set(changes.map(({ name }) => name)));
    },
    fieldErrorsOf: () => [],
  });

  const columns: TableColumn<CopyRow>[] = [
    {
      id: 'name',
      header: environmentVariables.columns.name,
      isRowHeader: true,
      width: '30%',
      cell: ({ name }) => (
        <Text isMono size={12} className={variableStyles.name} translate="no">
          {name}
        </Text>
      ),
    },
    {
      id: 'effect',
      header: messages.columns.effect,
      width: '22%',
      cell: ({ isNew, becomesSecret }) => (
        <>
          <Text as="p">{isNew ? messages.added : messages.overwritten}</Text>
          {becomesSecret && (
            <Text as="p" size={12} tone="warning">
              {messages.becomesSecret}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'value',
      header: environmentVariables.columns.value,
      cell: ({ name, value }) =>
        value === null ? (
          <SecretField
            name={name}
            value={typed.get(name) ?? ''}
            isDisabled={isPending}
            onChange={(entered) => onTypedChange(name, entered)}
          />
        ) : (
          <Mask />
        ),
    },
  ];
  const left = rows.length - changes.length;
  return (
    <>
      <div className={styles.reviewTitle}>
        <Heading ref={headingRef} level={3} tabIndex={-1}>
          {messages.reviewTitle(appName)}
        </Heading>
      </div>
      <Table
        aria-label={messages.reviewTitle(appName)}
        variant="plain"
        columns={columns}
        rows={rows}
        getRowKey={({ name }) => name}
      />
      {isChangedElsewhere && (
        <div className={styles.notes}>
          <Banner tone="warning" announce="assertive" title={importMessages.changedElsewhere} />
        </div>
      )}
      {serverError !== undefined && (
        <div className={styles.notes}>
          <Banner tone="danger" announce="assertive" title={common.errorTitle}>
            {belowErrorTitle(serverError.message, common)}
          </Banner>
        </div>
      )}
      <CardFooter
        actions={
          <>
            <Button variant="ghost" isDisabled={isPending} onPress={onBack}>
              {messages.back}
            </Button>
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={changes.length === 0 || hasProblem}
              onPress={submit}
            >
              {messages.confirm(changes.length)}
            </Button>
          </>
        }
      >
        {left > 0 && messages.notCopied(left)}
      </CardFooter>
    </>
  );
}

interface SecretFieldProps {
  name: string;
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

function SecretField({ name, value, isDisabled, onChange }: SecretFieldProps) {
  const messages = useMessages(environmentVariablesMessages);
  const [hasLineBreaks, setLineBreaks] = useState(false);
  const problem = valueProblem(value);
  const error = hasLineBreaks
    ? messages.compare.lineBreaks
    : problem && problemText(problem, messages);
  return (
    <PasswordField
      aria-label={messages.compare.typeSecret(name)}
      autoComplete="new-password"
      size="sm"
      isDisabled={isDisabled}
      value={value}
      onChange={(entered) => {
        setLineBreaks(false);
        onChange(entered);
      }}
      onPaste={(event) => {
        // The browser would remove them, and break the value.
        if (!/[\r\n]/.test(event.clipboardData.getData('text/plain').trimEnd())) return;
        event.preventDefault();
        setLineBreaks(true);
      }}
      isInvalid={error !== undefined}
      errorMessage={error}
      description={messages.compare.secretNote}
    />
  );
}

function find(variables: readonly EnvironmentVariable[], name: string) {
  return variables.find((variable) => variable.name === name);
}
