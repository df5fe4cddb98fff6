import type { EnvironmentVariable } from '@quayside/api-contract';
import {
  Button,
  EmptyState,
  Page,
  SearchField,
  Skeleton,
  Table,
  Text,
  Time,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { Braces, SearchX } from 'lucide-react';
import { useState } from 'react';

import { loading } from '../../loadable.ts';
import type { Loadable } from '../../loadable.ts';
import type { Messages } from '../../messages/messages.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { environmentVariablesMessages } from '../../messages/en/environmentVariables.ts';
import { pagesMessages } from '../../messages/en/pages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Command } from '../shared/Command.tsx';
import * as listStyles from '../shared/list.css.ts';
import { LoadError } from '../shared/LoadError.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { VariableKind } from './VariableKind.tsx';
import { VariableValue } from './VariableValue.tsx';

/** Props of {@link EnvironmentVariablesScreen}. */
export interface EnvironmentVariablesScreenProps {
  /** All variables of the app, by name. */
  variables: Loadable<readonly EnvironmentVariable[]>;
  /** What names are searched for; '' for nothing. */
  search: string;
  onSearchChange: (search: string) => void;
}

/** The variables of an app: masked, each revealed or copied by itself. A secret is never shown. */
export function EnvironmentVariablesScreen({
  variables,
  search,
  onSearchChange,
}: EnvironmentVariablesScreenProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  const pages = useMessages(pagesMessages);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const all = variables.status === 'ready' ? variables.data : undefined;
  const found = all?.filter(({ name }) => contains(name, search));

  return (
    <Page title={pages.environmentVariables} titleEnd={all?.length}>
      <div className={listStyles.list}>
        {all?.length !== 0 && (
          <div className={listStyles.toolbar}>
            <SearchField
              className={listStyles.search}
              aria-label={messages.search}
              placeholder={messages.search}
              value={search}
              onChange={onSearchChange}
            />
          </div>
        )}
        <Table
          aria-label={pages.environmentVariables}
          columns={columnsOf({
            messages,
            revealed,
            onRevealedChange: (name, isRevealed) =>
              setRevealed((names) => toggled(names, name, isRevealed)),
          })}
          rows={found}
          getRowKey={({ name }) => name}
          isRefreshing={variables.status === 'ready' && variables.isRefreshing}
          error={
            variables.status === 'error' ? (
              <LoadError
                title={messages.errorTitle}
                error={variables.error}
                onRetry={variables.retry}
              />
            ) : undefined
          }
          empty={
            all?.length === 0 ? (
              <EmptyState
                icon={<Braces />}
                title={messages.empty.title}
                actions={<Command>{messages.empty.command}</Command>}
              >
                {messages.empty.text}
              </EmptyState>
            ) : (
              <EmptyState
                icon={<SearchX />}
                title={messages.noMatch(search)}
                actions={
                  <Button variant="secondary" onPress={() => onSearchChange('')}>
                    {common.clearSearch}
                  </Button>
                }
              />
            )
          }
        />
      </div>
    </Page>
  );
}

/** The screen while its variables load, inert. */
export function EnvironmentVariablesSkeleton() {
  return (
    <Skeleton isLoading>
      <EnvironmentVariablesScreen variables={loading} search="" onSearchChange={() => {}} />
    </Skeleton>
  );
}

function contains(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}

function toggled(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names);
  if (isIn) next.add(name);
  else next.delete(name);
  return next;
}

interface ColumnsOptions {
  messages: Messages['environmentVariables'];
  /** The names whose values are shown. */
  revealed: ReadonlySet<string>;
  onRevealedChange: (name: string, isRevealed: boolean) => void;
}

function columnsOf({
  messages,
  revealed,
  onRevealedChange,
}: ColumnsOptions): TableColumn<EnvironmentVariable>[] {
  return [
    {
      id: 'name',
      header: messages.columns.name,
      width: '30%',
      cell: ({ name }) => (
        <Text isMono size={12} className={styles.name}>
          {name}
        </Text>
      ),
    },
    {
      id: 'value',
      header: messages.columns.value,
      cell: (variable) => (
        <VariableValue
          variable={variable}
          isRevealed={revealed.has(variable.name)}
          onRevealedChange={(isRevealed) => onRevealedChange(variable.name, isRevealed)}
        />
      ),
    },
    {
      id: 'kind',
      header: messages.columns.kind,
      width: '14%',
      narrow: 'end',
      cell: (variable) => <VariableKind variable={variable} />,
    },
    {
      id: 'updated',
      header: messages.columns.updated,
      width: '14%',
      isOptional: true,
      narrow: 'hidden',
      cell: ({ updated_at }) => (
        <Text tone="muted">
          <Time value={updated_at} />
        </Text>
      ),
    },
  ];
}
