import type { EnvironmentVariable } from '@quayside/api-contract';
import {
  Banner,
  Button,
  Card,
  CardFooter,
  CardHeader,
  Checkbox,
  Heading,
  Switch,
  Table,
} from '@quayside/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { VariableChange } from '../../api/variableChange.ts';
import type { DotenvEntry } from '../../features/dotenv/parseDotenv.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { belowErrorTitle } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import {
  importChanges,
  isChangeRow,
  isOutdated,
  reviewImport,
  reviewRemovals,
} from './importReview.ts';
import * as styles from './ReviewCard.css.ts';
import { ReviewTally } from './ReviewTally.tsx';
import { reviewColumns } from './reviewColumns.tsx';

interface ReviewCardProps {
  /** Pasted text or chosen file. */
  entries: readonly DotenvEntry[];
  /** The name of the file, if it was one. */
  fileName: string | undefined;
  variables: readonly EnvironmentVariable[];
  /** Sets variables, and removes others by name, in one request. */
  onSave: (set: readonly VariableChange[], remove: readonly string[]) => Promise<void>;
  /** Reads all variables again. @default no check for changes made elsewhere */
  onRefresh?: (() => Promise<readonly EnvironmentVariable[]>) | undefined;
  onDiscard: () => void;
}

/** Shows the changes of a `.env` file, with a choice for each line, before anything is saved. */
export function ReviewCard({
  entries,
  fileName,
  variables,
  onSave,
  onRefresh,
  onDiscard,
}: ReviewCardProps) {
  const common = useMessages(commonMessages);
  const environmentVariables = useMessages(environmentVariablesMessages);
  const { import: messages, discard, save } = environmentVariables;
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Screen readers start from here after a paste, drop or file choice.
  useEffect(() => headingRef.current?.focus(), []);
  const [renames, setRenames] = useState<ReadonlyMap<string, string>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [kinds, setKinds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const [replaces, setReplaces] = useState(false);
  const lines = reviewImport({ entries, variables, renames }).map((row) =>
    row.state === 'new' ? { ...row, isSecret: kinds.get(row.key) ?? row.isSecret } : row,
  );
  const removals = reviewRemovals(lines, variables);
  const rows = replaces ? [...lines, ...removals] : lines;
  const savable = rows.filter(isChangeRow);
  const chosen = savable.filter(({ key }) => !left.has(key));
  const { set, remove } = importChanges(chosen);
  // Its fields are valid by construction: only valid rows can be chosen.
  const { submit, isPending, serverError } = useSubmit(useForm(), {
    async onSubmit() {
      const current = new Map((await onRefresh?.())?.map((each) => [each.name, each]));
      const isStale =
        onRefresh !== undefined && chosen.some((row) => isOutdated(row, current.get(row.name)));
      setChangedElsewhere(isStale);
      if (!isStale) await onSave(set, remove);
    },
    fieldErrorsOf: () => [],
  });

  const columns = reviewColumns({
    messages: environmentVariables,
    selectAll: (
      <Checkbox
        aria-label={messages.selectAll}
        isDisabled={savable.length === 0}
        isSelected={chosen.length > 0 && chosen.length === savable.length}
        isIndeterminate={chosen.length > 0 && chosen.length < savable.length}
        onChange={(isSelected) => setLeft(new Set(isSelected ? [] : savable.map(({ key }) => key)))}
      />
    ),
    isChosen: (row) => isChangeRow(row) && !left.has(row.key),
    onChosenChange: ({ key }, isChosen) =>
      setLeft((before) => {
        const next = new Set(before);
        if (isChosen) next.delete(key);
        else next.add(key);
        return next;
      }),
    onSecretChange: ({ key }, isSecret) =>
      setKinds((before) => new Map([...before, [key, isSecret]])),
    onRename: ({ key }, name) => setRenames((before) => new Map([...before, [key, name]])),
  });

  return (
    <section aria-labelledby={headingId}>
      <Card>
        <CardHeader actions={<ReviewTally rows={rows} />}>
          <Heading id={headingId} ref={headingRef} level={2} tabIndex={-1}>
            {fileName === undefined ? messages.reviewTitle : messages.reviewOf(fileName)}
          </Heading>
        </CardHeader>
        {removals.length > 0 && (
          <div className={styles.replace}>
            <Switch
              isSelected={replaces}
              onChange={setReplaces}
              description={messages.replaceHint(removals.length)}
            >
              {messages.replace}
            </Switch>
          </div>
        )}
        <Table
          aria-labelledby={headingId}
          aria-label={messages.reviewTitle}
          variant="plain"
          columns={columns}
          rows={rows}
          getRowKey={({ key }) => key}
        />
        {isChangedElsewhere && (
          <div className={styles.saveError}>
            <Banner tone="warning" announce="assertive" title={messages.changedElsewhere} />
          </div>
        )}
        {serverError !== undefined && (
          <div className={styles.saveError}>
            <Banner tone="danger" announce="assertive" title={common.errorTitle}>
              {belowErrorTitle(serverError.message, common)}
            </Banner>
          </div>
        )}
        <CardFooter
          actions={
            <>
              <Button variant="ghost" onPress={onDiscard}>
                {discard}
              </Button>
              <Button
                variant="primary"
                isPending={isPending}
                isDisabled={chosen.length === 0}
                onPress={submit}
              >
                {remove.length === 0
                  ? save(set.length)
                  : messages.saveAndRemove(set.length, remove.length)}
              </Button>
            </>
          }
        >
          {messages.summary(set.length, lines.length)}
          {remove.length > 0 && ` ${messages.removing(remove.length)}`}
        </CardFooter>
      </Card>
    </section>
  );
}
