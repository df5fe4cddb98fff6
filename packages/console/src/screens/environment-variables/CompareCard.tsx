import type { App, EnvironmentVariable } from '@quayside/api-contract';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  Checkbox,
  Heading,
  Select,
  SelectItem,
  SkeletonText,
  Stack,
  Table,
  Text,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { Activity, useEffect, useId, useRef, useState } from 'react';

import type { Loadable } from '../../domain/loadable.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import * as styles from './CompareCard.css.ts';
import { ComparedValues } from './ComparedValues.tsx';
import { allApps } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { comparedStates, compareVariables, copyOf } from './compareVariables.ts';
import type { ComparedRow, ComparedState } from './compareVariables.ts';
import { useUnsaved } from '../../features/unsaved-changes/useUnsaved.ts';
import type { ReviewSource } from '../../features/variables/review/reviewRows.ts';
import { VariablesReview } from '../../features/variables/review/VariablesReview.tsx';
import type { VariablesReviewProps } from '../../features/variables/review/VariablesReview.tsx';
import { DriftTable } from './DriftTable.tsx';
import * as screenStyles from './EnvironmentVariablesScreen.css.ts';
import * as variableStyles from '../../features/variables/variables.css.ts';

interface CompareCardProps {
  comparison: Comparison;
  /** Variables of this app. */
  variables: readonly EnvironmentVariable[];
  onCopy: VariablesReviewProps['onSave'];
  /** Whether there is a deployment to restart with the copies. */
  canRedeploy: boolean;
  /** Reads all variables of this app again. @default no check for changes made elsewhere */
  onRefresh?: (() => Promise<readonly EnvironmentVariable[]>) | undefined;
  onClose: () => void;
}

/** Review of copies from another app. */
interface CopyReview {
  /** Name of the other app. */
  name: string;
  sources: readonly ReviewSource[];
}

/** Compares the variables of an app with those of another, and copies chosen ones. */
export default function CompareCard({
  comparison: { slug, onChange, apps, variables: others, drift },
  variables,
  onCopy,
  canRedeploy,
  onRefresh,
  onClose,
}: CompareCardProps) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { compare: messages } = environmentVariables;
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const app = apps.status === 'ready' ? apps.data.find((each) => each.slug === slug) : undefined;
  const [reviews, setReviews] = useState<ReadonlyMap<string, CopyReview>>(new Map());
  // Also while the browser's Back shows another app: values may have been typed.
  useUnsaved(reviews.size > 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Just opened: with an app, it comes from a link.
  const isOpened = slug === '';
  useEffect(() => {
    if (isOpened) headingRef.current?.focus();
  }, [isOpened]);

  const isReviewing = app !== undefined && reviews.has(app.slug);
  const openReview = (of: Pick<App, 'name' | 'slug'>, sources: readonly ReviewSource[]) =>
    setReviews((before) => new Map(before).set(of.slug, { name: of.name, sources }));
  const closeReview = (of: string) =>
    setReviews((before) => new Map([...before].filter(([each]) => each !== of)));

  return (
    <>
      {[...reviews].map(([of, { name, sources }]) => (
        <Activity key={of} mode={of === app?.slug ? 'visible' : 'hidden'}>
          <VariablesReview
            title={messages.reviewTitle(name)}
            sources={sources}
            variables={variables}
            canRedeploy={canRedeploy}
            onSave={async (set, options) => {
              await onCopy(set, options);
              const copied = new Set(set.map(({ name: each }) => each));
              setChosen((before) => new Set([...before].filter((each) => !copied.has(each))));
              closeReview(of);
            }}
            onRefresh={onRefresh}
            onDiscard={() => closeReview(of)}
          />
        </Activity>
      ))}
      {!isReviewing && (
        <section aria-labelledby={headingId}>
          <Card>
            <CardHeader>
              <Heading id={headingId} ref={headingRef} level={2} tabIndex={-1}>
                {messages.title}
              </Heading>
            </CardHeader>
            <CardBody>
              <Stack gap={4}>
                {apps.status === 'error' ? (
                  <LoadError
                    title={messages.appsErrorTitle}
                    error={apps.error}
                    onRetry={apps.retry}
                  />
                ) : (
                  <Select
                    label={messages.app}
                    className={styles.choice}
                    placeholder={messages.choose}
                    isDisabled={apps.status !== 'ready' || apps.data.length === 0}
                    value={slug === allApps ? allApps : (app?.slug ?? null)}
                    onChange={(key) => {
                      setChosen(new Set());
                      onChange(String(key ?? ''));
                    }}
                  >
                    <SelectItem id={allApps}>{messages.drift.all}</SelectItem>
                    {(apps.status === 'ready' ? apps.data : []).map((each) => (
                      <SelectItem key={each.slug} id={each.slug}>
                        {each.name}
                      </SelectItem>
                    ))}
                  </Select>
                )}
                {slug === allApps && <AllApps drift={drift} />}
                {app === undefined && slug !== allApps && apps.status === 'ready' && (
                  <Text as="p" tone="muted">
                    {apps.data.length === 0
                      ? messages.noApps
                      : slug === ''
                        ? messages.hint
                        : messages.unknownApp}
                  </Text>
                )}
              </Stack>
            </CardBody>
            {app === undefined ? (
              <CardFooter actions={<Button onPress={onClose}>{messages.close}</Button>} />
            ) : (
              <ComparedVariables
                key={app.slug}
                app={app}
                here={variables}
                others={others}
                chosen={chosen}
                onChosenChange={setChosen}
                onReview={(sources) => openReview(app, sources)}
                onClose={onClose}
              />
            )}
          </Card>
        </section>
      )}
    </>
  );
}

function AllApps({ drift }: Pick<Comparison, 'drift'>) {
  const { compare: messages } = useMessages(environmentVariablesMessages);
  switch (drift.status) {
    case 'loading':
      return <SkeletonText width="lg" />;
    case 'error':
      return (
        <LoadError title={messages.drift.errorTitle} error={drift.error} onRetry={drift.retry} />
      );
    case 'ready':
      return <DriftTable {...drift.data} />;
  }
}

interface ComparedVariablesProps {
  app: Pick<App, 'name'>;
  /** Names that are chosen to be copied. */
  chosen: ReadonlySet<string>;
  onChosenChange: (chosen: ReadonlySet<string>) => void;
  here: readonly EnvironmentVariable[];
  others: Loadable<readonly EnvironmentVariable[]>;
  onReview: (sources: readonly ReviewSource[]) => void;
  onClose: () => void;
}

function ComparedVariables({
  app,
  chosen,
  onChosenChange,
  here,
  others,
  onReview,
  onClose,
}: ComparedVariablesProps) {
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { compare: messages } = environmentVariables;
  const [filter, setFilter] = useState<ComparedState>();
  const rows = others.status === 'ready' ? compareVariables(here, others.data) : undefined;
  const copies = (rows ?? []).flatMap((row) => (chosen.has(row.name) && copyOf(row)) || []);
  const countOf = (state: ComparedState) => rows?.filter((row) => row.state === state).length ?? 0;
  const listed = rows?.filter(({ state }) => filter === undefined || state === filter);
  const copyable = (listed ?? []).flatMap((row) => (copyOf(row) === undefined ? [] : [row.name]));
  const isAll = copyable.length > 0 && copyable.every((name) => chosen.has(name));
  const choose = (names: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const name of names) {
      if (isChosen) next.add(name);
      else next.delete(name);
    }
    onChosenChange(next);
  };
  const columns: TableColumn<ComparedRow>[] = [
    {
      id: 'choice',
      header: (
        <Checkbox
          aria-label={messages.chooseAll}
          isDisabled={copyable.length === 0}
          isSelected={isAll}
          isIndeterminate={!isAll && copyable.some((name) => chosen.has(name))}
          onChange={(isChosen) => choose(copyable, isChosen)}
        />
      ),
      width: 44,
      narrow: 'start',
      cell: (row) =>
        copyOf(row) === undefined ? (
          <span className={screenStyles.choicePlace} />
        ) : (
          <Checkbox
            aria-label={messages.choice(row.name)}
            isSelected={chosen.has(row.name)}
            onChange={(isChosen) => choose([row.name], isChosen)}
          />
        ),
    },
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
      id: 'state',
      header: messages.columns.state,
      width: '17%',
      cell: ({ state }) => (
        <Text
          tone={state === 'same' ? 'subtle' : 'default'}
          title={state === 'secret' ? messages.secretHint : undefined}
        >
          {messages.states[state]}
        </Text>
      ),
    },
    {
      id: 'values',
      header: messages.columns.values,
      cell: (row) => <ComparedValues row={row} otherName={app.name} />,
    },
  ];
  return (
    <>
      <CardBody className={styles.choices}>
        <Select
          label={messages.filter}
          className={styles.choice}
          isDisabled={rows === undefined}
          value={filter ?? 'all'}
          onChange={(key) => setFilter(comparedStates.find((state) => state === key))}
        >
          <SelectItem id="all">{messages.all(rows?.length ?? 0)}</SelectItem>
          {comparedStates.map((state) => (
            <SelectItem key={state} id={state}>
              {messages.filtered(messages.states[state], countOf(state))}
            </SelectItem>
          ))}
        </Select>
      </CardBody>
      <Table
        aria-label={messages.title}
        variant="plain"
        columns={columns}
        rows={listed}
        getRowKey={({ name }) => name}
        error={
          others.status === 'error' ? (
            <LoadError title={messages.errorTitle} error={others.error} onRetry={others.retry} />
          ) : undefined
        }
        empty={
          <Text as="p" tone="muted">
            {rows?.length === 0 ? messages.empty : messages.none}
          </Text>
        }
      />
      <CardFooter
        actions={
          <>
            <Button variant="ghost" onPress={onClose}>
              {messages.close}
            </Button>
            <Button
              variant="primary"
              isDisabled={copies.length === 0}
              onPress={() => onReview(copies)}
            >
              {messages.copy}
            </Button>
          </>
        }
      />
    </>
  );
}
