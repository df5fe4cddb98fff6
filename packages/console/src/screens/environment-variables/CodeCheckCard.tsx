import type { EnvironmentVariable } from '@quayside/api-contract';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  Heading,
  Stack,
  Text,
  TextArea,
} from '@quayside/design-system';
import { FileUp } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';

import { compareNeeds } from '../../features/python-code/compareNeeds.ts';
import { readPastedNeeds } from '../../features/python-code/readPastedNeeds.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployments.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './CodeCheckCard.css.ts';
import { maxEnvFileBytes, readEnvFile } from '../../features/variables/import/readEnvFile.ts';

interface CodeCheckCardProps {
  /** Variables of the app. */
  variables: readonly EnvironmentVariable[];
  /** Names of variables that are being added. */
  addedNames: ReadonlySet<string>;
  /** Adds rows for new variables. */
  onAdd: (names: readonly string[]) => void;
  onEdit: (variable: EnvironmentVariable) => void;
  onClose: () => void;
}

/** Compares the variables of an app with those that pasted code reads. */
export default function CodeCheckCard({
  variables,
  addedNames,
  onAdd,
  onEdit,
  onClose,
}: CodeCheckCardProps) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { codeCheck: messages, import: importMessages } = environmentVariables;
  const [text, setText] = useState('');
  const [fileProblem, setFileProblem] = useState<'tooLarge' | 'notText'>();
  const headingId = useId();
  // Typing renders first, and the result follows.
  const checked = useDeferredValue(text);
  const isTooLarge = fileProblem === 'tooLarge' || checked.length > maxEnvFileBytes;
  const problem = isTooLarge
    ? messages.tooLarge
    : fileProblem === 'notText'
      ? importMessages.notText
      : undefined;

  async function choose(file: File) {
    const read = await readEnvFile(file);
    if ('text' in read) setText(read.text);
    setFileProblem('text' in read ? undefined : read.problem);
  }

  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader>
          <Heading id={headingId} level={2}>
            {messages.title}
          </Heading>
        </CardHeader>
        <CardBody>
          <Stack gap={4}>
            <Text as="p" tone="muted">
              {messages.hint}
            </Text>
            <TextArea
              aria-label={messages.label}
              isMono
              rows={6}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened the check
              autoFocus
              spellCheck="false"
              placeholder={'class Settings(BaseSettings):\n    database_url: PostgresDsn'}
              value={text}
              onChange={(typed) => {
                setText(typed);
                setFileProblem(undefined);
              }}
              isInvalid={problem !== undefined}
              errorMessage={problem}
            />
            {problem === undefined && checked.trim() !== '' && (
              <CheckResult
                text={checked}
                variables={variables}
                addedNames={addedNames}
                onAdd={onAdd}
                onEdit={onEdit}
              />
            )}
          </Stack>
        </CardBody>
        <CardFooter actions={<Button onPress={onClose}>{messages.close}</Button>}>
          <FileTrigger
            onSelect={(files) => {
              const file = files?.[0];
              if (file !== undefined) void choose(file);
            }}
          >
            <Button variant="secondary" icon={<FileUp />}>
              {importMessages.chooseFile}
            </Button>
          </FileTrigger>
        </CardFooter>
      </Card>
    </section>
  );
}

type CheckResultProps = { text: string } & Omit<CodeCheckCardProps, 'onClose'>;

function CheckResult({ text, variables, addedNames, onAdd, onEdit }: CheckResultProps) {
  const { codeCheck: messages } = useMessages(environmentVariablesMessages);
  const { missingVariables, wrongTypes } = useMessages(newDeploymentMessages);
  const needs = useMemo(() => readPastedNeeds(text), [text]);
  const { missing, optional, wrongType, unused } = useMemo(
    () => compareNeeds(needs, variables),
    [needs, variables],
  );
  const required = needs.variables.filter(({ isRequired }) => isRequired).length;
  if (needs.variables.length === 0 && needs.unreadable.length === 0) {
    return (
      <Text as="p" tone="muted" role="status">
        {messages.nothingFound}
      </Text>
    );
  }
  const uses = new Map(
    needs.variables.map(({ names: [name = ''], uses: places }) => [
      name,
      places.map(({ line }) => line),
    ]),
  );
  const additions = { addedNames, onAdd, uses };
  return (
    <div role="status" className={styles.result}>
      {missing.length > 0 ? (
        <Group
          title={messages.missing(missing.length)}
          action={<AddAll names={missing} addedNames={addedNames} onAdd={onAdd} />}
        >
          <MissingNames names={missing} {...additions} />
        </Group>
      ) : (
        required > 0 && <Text as="p">{messages.complete(required)}</Text>
      )}
      {wrongType.length > 0 && (
        <Group title={wrongTypes.title(wrongType.length)}>
          <ul className={styles.rows}>
            {wrongType.map(({ name, type }) => {
              const variable = variables.find((each) => each.name === name);
              return (
                <Row
                  key={name}
                  action={
                    variable && (
                      <Button
                        size="sm"
                        aria-label={messages.editOf(name)}
                        isDisabled={addedNames.has(name)}
                        onPress={() => onEdit(variable)}
                      >
                        {messages.edit}
                      </Button>
                    )
                  }
                >
                  {wrongTypes.expected(name, wrongTypes[type])}
                </Row>
              );
            })}
          </ul>
        </Group>
      )}
      {optional.length > 0 && (
        <Group title={messages.optional(optional.length)}>
          <MissingNames names={optional} {...additions} />
        </Group>
      )}
      {unused.length > 0 && (
        <Group title={messages.unused(unused.length)}>
          <Text as="p" size={13} tone="muted">
            {messages.unusedText}
          </Text>
          <ul className={styles.names}>
            {unused.map((name) => (
              <li key={name}>
                <Name>{name}</Name>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {needs.unreadable.length > 0 && (
        <Group title={missingVariables.unreadable(needs.unreadable.length)}>
          <ul className={styles.names}>
            {needs.unreadable.map(({ line, text: part }) => (
              <li key={`${line} ${part}`}>
                <Name>{`${line}: ${part}`}</Name>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </div>
  );
}

type Additions = Pick<CodeCheckCardProps, 'addedNames' | 'onAdd'> & {
  names: readonly string[];
  /** Lines of the code that read a variable, by name. */
  uses: ReadonlyMap<string, readonly number[]>;
};

function MissingNames({ names, addedNames, onAdd, uses }: Additions) {
  const { codeCheck: messages } = useMessages(environmentVariablesMessages);
  return (
    <ul className={styles.rows}>
      {names.map((name) => (
        <Row
          key={name}
          action={
            addedNames.has(name) ? (
              <Text size={12} tone="subtle">
                {messages.added}
              </Text>
            ) : (
              <Button size="sm" aria-label={messages.addOf(name)} onPress={() => onAdd([name])}>
                {messages.add}
              </Button>
            )
          }
        >
          <Name>{name}</Name>{' '}
          <Text size={12} tone="subtle">
            {messages.usedInLines(uses.get(name) ?? [])}
          </Text>
        </Row>
      ))}
    </ul>
  );
}

function Name({ children }: { children: string }) {
  return (
    <Text isMono size={12} translate="no">
      {children}
    </Text>
  );
}

function AddAll({ names, addedNames, onAdd }: Omit<Additions, 'uses'>) {
  const { codeCheck: messages } = useMessages(environmentVariablesMessages);
  const rest = names.filter((name) => !addedNames.has(name));
  if (names.length === 1) return null;
  return (
    <Button size="sm" isDisabled={rest.length === 0} onPress={() => onAdd(rest)}>
      {messages.addAll}
    </Button>
  );
}

interface GroupProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Group({ title, action, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.groupHeader}>
        <Heading id={id} level={3}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

function Row({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>{children}</span>
      {action}
    </li>
  );
}
