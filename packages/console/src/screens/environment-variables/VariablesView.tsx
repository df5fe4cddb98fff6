import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';
import { Button, matchesSearch, useTimeSettings, VisuallyHidden } from '@quayside/design-system';
import { FileUp, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { Draft } from '../../ui/form/useDraft.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { VariableChange } from '../../domain/variableChange.ts';
import { RedeployDialog } from '../../features/redeploy/RedeployDialog.tsx';
import * as listStyles from '../../ui/list.css.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageOrSection } from '../../ui/PageOrSection.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import { ChangesNotice } from '../../features/changes-notice/ChangesNotice.tsx';
import type { Comparison } from './comparison.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { saveFile } from './exportVariables.ts';
import type { ExportedFile } from './exportVariables.ts';
import type { VariableHistory } from './HistoryCard.tsx';
import { ImportCard } from '../../features/variables/import/ImportCard.tsx';
import { MoreActions } from './MoreActions.tsx';
import { NoVariables } from './NoVariables.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import type { SavedVariables } from './SavedNotice.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { importSources } from '../../features/variables/import/importSources.ts';
import { VariablesReview } from '../../features/variables/review/VariablesReview.tsx';
import { StickyBar } from '../../features/variables/StickyBar.tsx';
import { useEnvDrop } from '../../features/variables/import/useEnvDrop.ts';
import { useVariableImport } from '../../features/variables/import/useVariableImport.ts';
import { useVariablesForm } from './useVariablesForm.ts';
import type { SaveOptions } from './useVariablesForm.ts';
import { newFirst } from './variableDrafts.ts';
import type { StoredDrafts, VariableDraft } from './variableDrafts.ts';
import { isOfKind } from './variableKinds.ts';
import type { VariableKindFilter } from './variableKinds.ts';
import { VariablesTable } from './VariablesTable.tsx';
import { VariablesToolbar } from './VariablesToolbar.tsx';
import type { PageSlots } from '../../runtime/slots.ts';

// With a parser of Python.
const CodeCheckCard = lazyWithPreload(() => import('./CodeCheckCard.tsx'));
const CompareCard = lazyWithPreload(() => import('./CompareCard.tsx'));
const HistoryCard = lazyWithPreload(() => import('./HistoryCard.tsx'));

/** Props of the variables. */
export interface VariablesViewData {
  /** All variables of the app, by name. */
  variables: Loadable<readonly EnvironmentVariable[]>;
  /** Search text for names; '' for none. */
  search: string;
  onSearchChange: (search: string) => void;
  /** @default 'all' */
  kind?: VariableKindFilter;
  onKindChange: (kind: VariableKindFilter) => void;
  /** Saves all changes in one request. When it rejects, the input stays, and the error is shown. */
  onSave: (changes: readonly VariableChange[], options: SaveOptions) => Promise<void>;
  /**
   * Reads all variables again, to find changes made elsewhere before saving. Update `variables` with them.
   * @default no check
   */
  onRefresh?: (() => Promise<readonly EnvironmentVariable[]>) | undefined;
  /** The last save, until it is dismissed. @default none */
  saved?: SavedVariables | undefined;
  /** Times of pending deletions in milliseconds since the epoch, by name. */
  deadlines: ReadonlyMap<string, number>;
  /** Deletes variables together, after a time to undo it. */
  onDelete: (names: readonly string[]) => void;
  /** Undoes a pending deletion, of all variables that it deletes. */
  onUndoDelete: (name: string) => void;
  /** Names of variables that changed after the live or failed deployment. @default none */
  changedNames?: readonly string[];
  /** The live deployment, which can be redeployed. */
  live?: Deployment | undefined;
  /** The latest deployment, if none was ever live and it can be restarted. */
  failed?: Deployment | undefined;
  onRedeploy: (deployment: Deployment) => Promise<void>;
  /** Comparison with another app. @default none */
  comparison?: Comparison | undefined;
  /** Changes to the names of variables, and the deployments between them. @default none */
  history?: VariableHistory | undefined;
  /** Copy-as menu of the page. @default none */
  copyAs?: ReactNode;
  /** Drafts, without secrets. @default none */
  draft?: Draft<StoredDrafts> | undefined;
  /** Name of exported files, without their extension. @default 'environment-variables' */
  exportName?: string | undefined;
  /** Delivers an exported file. @default the browser's download */
  onExport?: (file: ExportedFile) => void;
}

const noNames: readonly string[] = [];

interface VariablesViewProps extends VariablesViewData {
  level: 1 | SectionLevel;
  slots?: PageSlots | undefined;
}

/** Variables of an app, masked and edited in their rows, as a page or as a section of another page. */
export function VariablesView({
  slots,
  level,
  variables,
  search,
  onSearchChange,
  kind = 'all',
  onKindChange,
  onSave,
  onRefresh,
  saved,
  deadlines,
  onDelete,
  onUndoDelete,
  changedNames = noNames,
  live,
  failed,
  onRedeploy,
  comparison,
  history,
  copyAs,
  draft,
  exportName = 'environment-variables',
  onExport = saveFile,
}: VariablesViewProps) {
  const messages = useMessages(environmentVariablesMessages);
  const pages = useMessages(pagesMessages);
  const [revealed, setRevealed] = useState<ReadonlyMap<string, number>>(new Map());
  const [isRedeploying, setRedeploying] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { clock } = useTimeSettings();
  const since = live ?? failed;
  const [announced, setAnnounced] = useState('');
  const all = variables.status === 'ready' ? variables.data : undefined;
  // Reviews and edits count a pending deletion as done: saving the same name ends it.
  const remaining = useMemo(() => all && withoutNames(all, deadlines), [all, deadlines]);
  const refreshRemaining = onRefresh && (async () => withoutNames(await onRefresh(), deadlines));
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
  const edits = useVariablesForm({
    variables: remaining,
    onSave,
    onRefresh: refreshRemaining,
    onSaved: restoreFocus,
    draft,
  });
  const edited = new Set(edits.drafts.map(({ name, stored }) => stored?.name ?? name));
  // What a filter hides is not acted on.
  const chosen =
    shown?.filter(({ name }) => selected.has(name) && !edited.has(name) && !deadlines.has(name)) ??
    [];
  const importing = useVariableImport();
  const target = useRef<HTMLDivElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const { handlers: focusHandlers, goOnAt } = useLostFocus();
  const isDropTarget = useEnvDrop({
    target,
    onText: importing.review,
    onFile: (file) => void importing.choose(file),
  });
  const review = importing.current.step === 'review' ? importing.current : undefined;
  const sources = useMemo(() => importSources(review?.read.entries ?? []), [review]);

  function stopImporting() {
    goOnAt(() => importButton.current);
    importing.stop();
  }

  function scheduleDeletion(names: readonly string[]) {
    const [name = ''] = names;
    setAnnounced(
      names.length === 1
        ? messages.deletingAnnounced(name)
        : messages.selection.deleting(names.length),
    );
    onDelete(names);
  }

  /** Moves focus to the control that started the first draft. */
  function restoreFocus([first]: readonly VariableDraft[]) {
    goOnAt(() => {
      const names = first?.stored ? [first.name, first.stored.name] : [];
      const buttons = names.map((name) => actionsOf(name, target.current));
      return buttons.find((button) => button != null) ?? addButton.current;
    });
  }

  return (
    <PageOrSection
      level={level}
      slots={slots}
      title={pages.environmentVariables}
      titleEnd={all?.length}
      actions={
        variables.status !== 'error' && (
          <>
            {copyAs}
            {all?.length !== 0 && (
              <ExportMenu variables={all} fileName={exportName} onSave={onExport} />
            )}
            <Button
              ref={importButton}
              variant="secondary"
              icon={<FileUp />}
              isDisabled={all === undefined}
              onPress={importing.ask}
            >
              {messages.import.action}
            </Button>
            <Button
              ref={addButton}
              variant="secondary"
              icon={<Plus />}
              data-shortcut="create"
              isDisabled={all === undefined}
              onPress={() => edits.add([''])}
            >
              {messages.add}
            </Button>
            <MoreActions
              ref={moreButton}
              isDisabled={all === undefined}
              onHoverStart={() => {
                void CodeCheckCard.preload().catch(() => {});
                if (comparison !== undefined) void CompareCard.preload().catch(() => {});
                if (history !== undefined) void HistoryCard.preload().catch(() => {});
              }}
              onCheck={() => setChecking(true)}
              onCompare={comparison && (() => comparison.onChange(''))}
              onShowHistory={history && (() => setHistoryOpen(true))}
            />
          </>
        )
      }
    >
      <div ref={target} className={isDropTarget ? styles.dropArea : styles.area} {...focusHandlers}>
        {importing.current.step === 'asking' && (
          <ImportCard
            problem={importing.current.problem && messages.import[importing.current.problem]}
            onText={importing.review}
            onFile={(file) => void importing.choose(file)}
            onCancel={stopImporting}
          />
        )}
        {isChecking && remaining !== undefined && (
          <LazyPart>
            <CodeCheckCard
              variables={remaining}
              addedNames={edited}
              onAdd={edits.add}
              onEdit={edits.edit}
              onClose={() => {
                goOnAt(() => moreButton.current);
                setChecking(false);
              }}
            />
          </LazyPart>
        )}
        {isHistoryOpen && history !== undefined && all !== undefined && (
          <LazyPart>
            <HistoryCard
              history={history}
              variables={all}
              onClose={() => {
                goOnAt(() => moreButton.current);
                setHistoryOpen(false);
              }}
            />
          </LazyPart>
        )}
        {comparison?.slug !== undefined && remaining !== undefined && (
          <LazyPart>
            <CompareCard
              comparison={comparison}
              variables={remaining}
              onCopy={onSave}
              canRedeploy={since !== undefined}
              onRefresh={refreshRemaining}
              onClose={() => {
                goOnAt(() => moreButton.current);
                comparison.onChange(undefined);
              }}
            />
          </LazyPart>
        )}
        {review !== undefined && remaining !== undefined && (
          <VariablesReview
            key={review.count}
            title={
              review.fileName === undefined
                ? messages.import.reviewTitle
                : messages.import.reviewOf(review.fileName)
            }
            note={review.read.form === 'env' ? undefined : messages.review.forms[review.read.form]}
            sources={sources}
            variables={remaining}
            canReplace
            canRedeploy={since !== undefined}
            onSave={async (changes, options) => {
              await onSave(changes, options);
              stopImporting();
            }}
            onRefresh={refreshRemaining}
            onDiscard={stopImporting}
          />
        )}
        {/* What is typed in the list stays while a review takes its place. */}
        <div className={listStyles.list} hidden={review !== undefined}>
          {all?.length !== 0 && (
            <VariablesToolbar
              variables={all}
              changedNames={changedNames}
              search={search}
              onSearchChange={onSearchChange}
              kind={kind}
              onKindChange={onKindChange}
              isDropTarget={isDropTarget}
            />
          )}
          {saved !== undefined && edits.drafts.length === 0 ? (
            <SavedNotice saved={saved} onRedeploy={since && (() => setRedeploying(true))} />
          ) : (
            <ChangesNotice
              names={changedNames}
              isLive={live !== undefined}
              onShow={() => onKindChange('changed')}
              isPrimary={edits.drafts.length === 0}
              onRedeploy={since && (() => setRedeploying(true))}
            />
          )}
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
              onDiscard={(discarded) => {
                restoreFocus([discarded]);
                edits.discard(discarded.key);
              }}
              revealed={revealed}
              onRevealedUntilChange={(name, until) =>
                setRevealed((times) => withTime(times, name, until))
              }
              deadlines={deadlines}
              selected={selected}
              onSelectedChange={setSelected}
              onDelete={scheduleDeletion}
              onUndoDelete={onUndoDelete}
              onPasteText={(text) => {
                const isFile = /[\r\n]|^\s*(?:export\s+)?[\w.-]+=/.test(text) && text.includes('=');
                if (isFile) importing.review(text);
                return isFile;
              }}
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
                <NoVariables
                  isFirst={all?.length === 0}
                  search={search}
                  onClearSearch={() => onSearchChange('')}
                  onShowAllKinds={() => onKindChange('all')}
                />
              }
            />
            {review === undefined && (chosen.length > 0 || edits.drafts.length > 0) && (
              <StickyBar>
                {chosen.length > 0 && (
                  <SelectionBar
                    variables={chosen}
                    onClear={() => {
                      goOnAt(() => actionsOf(chosen[0]?.name ?? '', target.current));
                      setSelected(new Set());
                    }}
                    onMakeSecret={() => {
                      setSelected(new Set());
                      edits.makeSecret(chosen.filter(({ is_secret: isSecret }) => !isSecret));
                    }}
                    onDelete={() => {
                      setSelected(new Set());
                      scheduleDeletion(chosen.map(({ name }) => name));
                    }}
                  />
                )}
                {chosen.length === 0 && edits.drafts.length > 0 && (
                  <SaveBar
                    edits={edits}
                    canRedeploy={since !== undefined}
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
        {edits.conflicts !== undefined && (
          <ConflictDialog
            conflicts={edits.conflicts}
            onResolve={edits.resolve}
            onCancel={edits.cancelConflicts}
          />
        )}
      </div>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      {since !== undefined && (
        <RedeployDialog
          deployment={since}
          onRedeploy={onRedeploy}
          isOpen={isRedeploying}
          onOpenChange={setRedeploying}
        />
      )}
    </PageOrSection>
  );
}

function withoutNames(
  variables: readonly EnvironmentVariable[],
  names: ReadonlyMap<string, number>,
): readonly EnvironmentVariable[] {
  return names.size === 0 ? variables : variables.filter(({ name }) => !names.has(name));
}

function actionsOf(name: string, area: HTMLElement | null) {
  return area?.querySelector<HTMLElement>(`[data-variable="${CSS.escape(name)}"]`);
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
