import { Banner, Card, Checkbox, Heading, Switch, Table, Text } from '@quayside/design-system';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { undoSave } from '../../../domain/changeSet.ts';
import { byName } from '../../../domain/variablesByName.ts';
import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
import { useSubmit } from '../../../ui/form/useSubmit.ts';
import { useUnsaved } from '../../unsaved-changes/useUnsaved.ts';
import { ActionBar } from '../ActionBar.tsx';
import type { SaveAction } from '../ActionBar.tsx';
import { FilterPills } from '../FilterPills.tsx';
import { StickyBar } from '../StickyBar.tsx';
import * as styles from './review.css.ts';
import { reviewColumns } from './reviewColumns.tsx';
import { Sign } from './ReviewName.tsx';
import {
  isOutdated,
  losesValue,
  needsLook,
  reviewChanges,
  reviewRows,
  reviewStates,
  unnamed,
} from './reviewRows.ts';
import type { ReviewRequest, ReviewTarget } from './reviewRequest.ts';
import type { ReviewEdit, ReviewRow } from './reviewRows.ts';

interface VariablesReviewProps {
  request: ReviewRequest;
  /** App whose variables are changed. */
  target: ReviewTarget;
  /** Called after a save, and when the review is discarded. */
  onClose: () => void;
}

const nothing: readonly string[] = [];

type Filter = 'all' | 'look' | ReviewRow['state'];

const matches = (row: ReviewRow, filter: Filter) =>
  filter === 'all' ||
  // A row stays while the user types in it.
  (filter === 'look' ? row.group === 'look' || needsLook(row) : row.state === filter);

/** Reviews changes to variables before they are saved, with a choice for each. The tally is the filter. */
export function VariablesReview({ request, target, onClose }: VariablesReviewProps) {
  const { title, note, sources, source, removals = nothing, canReplace = false, onSaved } = request;
  const { canRedeploy, onSave, onRefresh } = target;
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { import: importMessages, review: messages } = environmentVariables;
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Screen readers start from here after a paste, drop or file choice.
  useEffect(() => headingRef.current?.focus(), []);
  useUnsaved(true);
  const [edits, setEdits] = useState<ReadonlyMap<string, ReviewEdit>>(new Map());
  const [filter, setFilter] = useState<Filter>('all');
  const [replaces, setReplaces] = useState(false);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  // Those of another app are not read again by the page.
  const [refreshed, setRefreshed] = useState({ given: target.variables, now: target.variables });
  const variables = refreshed.given === target.variables ? refreshed.now : target.variables;
  const left = useMemo(() => unnamed(sources, edits, variables), [sources, edits, variables]);
  const removed = replaces ? left : removals;
  const rows = useMemo(
    () => reviewRows({ sources, variables, edits, removed }),
    [sources, variables, edits, removed],
  );
  const savable = rows.filter(({ canSave }) => canSave);
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const { set, remove } = reviewChanges(rows);
  const { lost } = undoSave({ set, remove }, byName(variables));
  const form = useForm<{ action: SaveAction }>({ defaultValues: { action: 'save' } });
  const action = useWatch({ control: form.control, name: 'action' });
  const { submit, isPending, serverError } = useSubmit(form, {
    async onSubmit(values) {
      const now = (await onRefresh?.()) ?? variables;
      const current = byName(now);
      const isStale = chosen.some((row) => isOutdated(row, current.get(row.name)));
      setChangedElsewhere(isStale);
      if (isStale) {
        setRefreshed({ given: target.variables, now });
        return;
      }
      await onSave(set, { redeploy: values.action === 'saveAndRedeploy', remove, source });
      onSaved?.();
      onClose();
    },
    fieldErrorsOf: () => [],
  });

  const edit = ({ key }: ReviewRow, changes: ReviewEdit) =>
    setEdits((before) => new Map(before).set(key, { ...before.get(key), ...changes }));
  const columns = reviewColumns({
    messages: environmentVariables,
    selectAll: (
      <Checkbox
        aria-label={importMessages.selectAll}
        isDisabled={savable.length === 0}
        isSelected={chosen.length > 0 && chosen.length === savable.length}
        isIndeterminate={chosen.length > 0 && chosen.length < savable.length}
        onChange={(isChosen) => {
          for (const row of savable) edit(row, { isChosen });
        }}
      />
    ),
    hasLines: sources.some(({ lines }) => lines !== undefined),
    onEdit: edit,
  });
  const filters = [
    { id: 'all' as const, label: messages.all, count: rows.length },
    {
      id: 'look' as const,
      label: messages.look,
      count: rows.filter(needsLook).length,
      sign: <TriangleAlert aria-hidden size={14} className={styles.lookSign} />,
    },
    ...reviewStates.map((state) => ({
      id: state,
      label: messages.states[state],
      count: rows.filter((row) => row.state === state).length,
      sign: <Sign state={state} />,
    })),
  ].filter(({ id, count }) => id === 'all' || count > 0);
  // The last row of a filter may have left it.
  const shown = filters.some(({ id }) => id === filter) ? filter : 'all';

  return (
    <section aria-labelledby={headingId}>
      <Card>
        <div className={styles.head}>
          <Heading id={headingId} ref={headingRef} level={2} tabIndex={-1}>
            {title}
          </Heading>
          <FilterPills
            aria-label={messages.filter}
            filters={filters}
            value={shown}
            onChange={setFilter}
          />
        </div>
        {note !== undefined && (
          <Text as="div" size={13} tone="muted" className={styles.bar}>
            {note}
          </Text>
        )}
        {canReplace && left.length > 0 && (
          <div className={styles.bar}>
            <Switch
              isSelected={replaces}
              onChange={setReplaces}
              description={importMessages.replaceHint(left.length)}
            >
              {importMessages.replace}
            </Switch>
          </div>
        )}
        <Table
          aria-labelledby={headingId}
          aria-label={importMessages.reviewTitle}
          variant="plain"
          columns={columns}
          rows={rows.filter((row) => matches(row, shown))}
          getRowKey={({ key }) => key}
          getRowGroup={({ group }) => group}
          groupHeading={(_, ofGroup) => <GroupHeading rows={ofGroup} />}
        />
      </Card>
      <StickyBar>
        {isChangedElsewhere && (
          <Banner tone="warning" announce="assertive" title={importMessages.changedElsewhere} />
        )}
        <ActionBar
          canSave={chosen.length > 0}
          pending={isPending ? action : undefined}
          error={serverError?.message}
          canRedeploy={canRedeploy}
          onSave={(next) => {
            form.setValue('action', next);
            submit();
          }}
          onDiscard={onClose}
        >
          <span role="status">
            <Text weight="medium">{messages.chosen(set.length, remove.length, rows.length)}</Text>
            {lost.length > 0 && <Text tone="warning">{` ${messages.notRestorable(lost)}`}</Text>}
          </span>
        </ActionBar>
      </StickyBar>
    </section>
  );
}

/** The name of a group, the number of its rows, and that those that would lose a value are not chosen. */
function GroupHeading({ rows }: { rows: readonly ReviewRow[] }) {
  const { review: messages } = useMessages(environmentVariablesMessages);
  const [first] = rows;
  if (first === undefined) return null;
  const { group } = first;
  return (
    <span className={styles.groupHeading}>
      <Text weight="medium">{group === 'look' ? messages.look : messages.states[group]}</Text>
      <Text size={12} tone="subtle" isNumeric>
        {group === 'look' ? rows.filter(needsLook).length : rows.length}
      </Text>
      {rows.some((row) => !row.isChosen && losesValue(row)) && (
        <Text size={12} tone="subtle" className={styles.groupNote}>
          {messages.lossNote}
        </Text>
      )}
    </span>
  );
}
