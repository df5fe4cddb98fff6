import type { EnvironmentVariable } from '@quayside/api-contract';
import { matchesSearch, useTimeSettings } from '@quayside/design-system';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import type { Loadable } from '../../domain/loadable.ts';
import { StickyBar } from '../../features/variables/StickyBar.tsx';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as listStyles from '../../ui/list.css.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { NoVariables } from './NoVariables.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { VariablesForm } from './useVariablesForm.ts';
import { newFirst, toDraft } from './variableDrafts.ts';
import type { VariableDraft } from './variableDrafts.ts';
import { isOfKind } from './variableKinds.ts';
import type { VariablesState } from './variablesState.ts';
import { VariablesTable } from './VariablesTable.tsx';
import { VariablesToolbar } from './VariablesToolbar.tsx';

interface VariablesListProps {
  variables: Loadable<readonly EnvironmentVariable[]>;
  state: Pick<VariablesState, 'search' | 'kind'>;
  onStateChange: (change: Partial<VariablesState>) => void;
  changedNames: readonly string[];
  edits: VariablesForm;
  canRedeploy: boolean;
  isDropTarget: boolean;
  /** Menu items that copy a variable to other apps. @default it cannot be copied */
  copyItems: ((variable: EnvironmentVariable) => ReactNode) | undefined;
  /** Imports several lines that were pasted into a name. */
  onPasteText: (text: string) => void;
  /** Moves focus to the control of the first draft, once it is lost. */
  restoreFocus: (drafts: readonly Pick<VariableDraft, 'name' | 'stored'>[]) => void;
  /** Shown above the table. */
  notice: ReactNode;
}

/** The variables as rows, which are filtered, edited, selected and saved. */
export function VariablesList({
  variables,
  state: { search, kind },
  onStateChange,
  changedNames,
  edits,
  canRedeploy,
  isDropTarget,
  copyItems,
  onPasteText,
  restoreFocus,
  notice,
}: VariablesListProps) {
  const messages = useMessages(environmentVariablesMessages);
  const pages = useMessages(pagesMessages);
  const { clock } = useTimeSettings();
  const [revealed, setRevealed] = useState<ReadonlyMap<string, number>>(new Map());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { variables: all } = edits;
  // Input renders first, and the rows follow.
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(
    () =>
      all?.filter(
        (variable) =>
          (matchesSearch(variable.name, deferredSearch) ||
            ((revealed.get(variable.name) ?? 0) > clock.now() &&
              matchesSearch(variable.value ?? '', deferredSearch))) &&
          isOfKind(variable, kind, changedNames),
      ),
    [all, deferredSearch, kind, revealed, clock, changedNames],
  );
  const edited = new Set(edits.drafts.map(({ name, stored }) => stored?.name ?? name));
  // What a filter hides is not acted on.
  const chosen = shown?.filter(({ name }) => selected.has(name) && !edited.has(name)) ?? [];
  const deselect = () => {
    restoreFocus(chosen.slice(0, 1).map(toDraft));
    setSelected(new Set());
  };
  return (
    <div className={listStyles.list}>
      {all?.length !== 0 && (
        <VariablesToolbar
          variables={all}
          changedNames={changedNames}
          search={search}
          onSearchChange={(text) => onStateChange({ search: text })}
          resultCount={search === deferredSearch ? shown?.length : undefined}
          kind={kind}
          onKindChange={(next) => onStateChange({ kind: next })}
          isDropTarget={isDropTarget}
        />
      )}
      {notice}
      <form
        // Remounted once loaded: a new element does not shift when something appears above it.
        key={all === undefined ? 'loading' : 'known'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edits.save({ redeploy: false });
        }}
      >
        <VariablesTable
          aria-label={pages.environmentVariables}
          variables={shown}
          edits={edits}
          handlers={{
            onAction(action, variable) {
              if (action === 'delete') restoreFocus([toDraft(variable)]);
              edits.begin(action, [variable]);
            },
            copyItems: (variable) => copyItems?.(variable),
            onDiscard(discarded) {
              restoreFocus([discarded]);
              edits.discard(discarded.key);
            },
            onRevealedUntilChange: (name, until) =>
              setRevealed((times) => withTime(times, name, until)),
            onPasteText(text) {
              const isFile = /[\r\n]|^\s*(?:export\s+)?[\w.-]+=/.test(text) && text.includes('=');
              if (isFile) onPasteText(text);
              return isFile;
            },
          }}
          revealed={revealed}
          selected={selected}
          onSelectedChange={setSelected}
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
            shown?.length === 0 && (
              <NoVariables
                isFirst={all?.length === 0}
                search={search}
                onClearSearch={() => onStateChange({ search: '' })}
                onShowAllKinds={() => onStateChange({ kind: 'all' })}
              />
            )
          }
        />
        {(chosen.length > 0 || edits.drafts.length > 0) && (
          <StickyBar>
            {chosen.length > 0 ? (
              <SelectionBar
                variables={chosen}
                onClear={deselect}
                onMakeSecret={() => {
                  setSelected(new Set());
                  edits.begin(
                    'makeSecret',
                    chosen.filter(({ is_secret: isSecret }) => !isSecret),
                  );
                }}
                onDelete={() => {
                  deselect();
                  edits.begin('delete', chosen);
                }}
              />
            ) : (
              <SaveBar
                edits={edits}
                canRedeploy={canRedeploy}
                onDiscard={() => {
                  restoreFocus(newFirst(edits.drafts, edits.existing));
                  edits.discardAll();
                }}
              />
            )}
          </StickyBar>
        )}
      </form>
    </div>
  );
}

function withTime(
  times: ReadonlyMap<string, number>,
  name: string,
  time: number | undefined,
): ReadonlyMap<string, number> {
  const next = new Map(times);
  if (time === undefined) next.delete(name);
  else next.set(name, time);
  return next;
}
