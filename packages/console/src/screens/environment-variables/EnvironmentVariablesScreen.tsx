import { errorMessage, HttpError } from '@quayside/api-contract';
import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';
import {
  Button,
  EmptyState,
  Page,
  SearchField,
  Select,
  SelectItem,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@quayside/design-system';
import { Braces, FileUp, Plus, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';

import type { VariableChange } from '../../variableChange.ts';
import { parseDotenv } from '../../dotenv/parseDotenv.ts';
import type { DotenvEntry } from '../../dotenv/parseDotenv.ts';
import { loading } from '../../loadable.ts';
import type { Loadable } from '../../loadable.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { environmentVariablesMessages } from '../../messages/en/environmentVariables.ts';
import { pagesMessages } from '../../messages/en/pages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { RedeployDialog } from '../deployments/RedeployDialog.tsx';
import { Command } from '../shared/Command.tsx';
import * as listStyles from '../shared/list.css.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { ChangesNotice } from './ChangesNotice.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { saveFile } from './exportVariables.ts';
import type { ExportedFile } from './exportVariables.ts';
import { ImportCard } from './ImportCard.tsx';
import { readEnvFile } from './readEnvFile.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useEnvDrop } from './useEnvDrop.ts';
import { useVariableEdits } from './useVariableEdits.ts';
import { isOfKind, variableKindFilters } from './variableKinds.ts';
import type { VariableKindFilter } from './variableKinds.ts';
import { VariablesTable } from './VariablesTable.tsx';

/** Props of {@link EnvironmentVariablesScreen}. */
export interface EnvironmentVariablesScreenProps {
  /** All variables of the app, by name. */
  variables: Loadable<readonly EnvironmentVariable[]>;
  /** What names are searched for; '' for nothing. */
  search: string;
  onSearchChange: (search: string) => void;
  /** @default 'all' */
  kind?: VariableKindFilter;
  onKindChange: (kind: VariableKindFilter) => void;
  /** Saves all of it or nothing. When the promise is broken what was typed stays, and the reason is said. */
  onSave: (changes: readonly VariableChange[]) => Promise<void>;
  /** When each variable that is on its way out is deleted, in milliseconds since the epoch, by name. */
  deadlines: ReadonlyMap<string, number>;
  onDelete: (name: string) => void;
  onUndoDelete: (name: string) => void;
  /** Names of what the live deployment does not know as it is. @default none */
  changedNames?: readonly string[];
  /** The deployment that serves, which can be started again. */
  live?: Deployment | undefined;
  onRedeploy: (deployment: Deployment) => Promise<void>;
  /** Hands an exported file to the person. @default the browser's download */
  onExport?: (file: ExportedFile) => void;
}

/** What is being imported: nothing, what is still to be given, or what a file holds. */
type Import =
  | { step: 'none' }
  | { step: 'asking'; problem?: string }
  | {
      step: 'review';
      entries: readonly DotenvEntry[];
      fileName: string | undefined;
      count: number;
    };

/** What became of the last attempt to save. */
interface Refusal {
  /** By the name of the variable it is about. */
  fields: Readonly<Record<string, string>>;
  /** What is about none. */
  whole: string | undefined;
}

const noRefusal: Refusal = { fields: {}, whole: undefined };

/** The variables of an app: masked, changed in their rows, imported from a `.env` file. A secret is never shown. */
export function EnvironmentVariablesScreen({
  variables,
  search,
  onSearchChange,
  kind = 'all',
  onKindChange,
  onSave,
  deadlines,
  onDelete,
  onUndoDelete,
  changedNames = [],
  live,
  onRedeploy,
  onExport = saveFile,
}: EnvironmentVariablesScreenProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(environmentVariablesMessages);
  const pages = useMessages(pagesMessages);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [importing, setImporting] = useState<Import>({ step: 'none' });
  const [refusal, setRefusal] = useState(noRefusal);
  const [isPending, setPending] = useState(false);
  const [isRedeploying, setRedeploying] = useState(false);
  const [announced, setAnnounced] = useState('');
  const all = variables.status === 'ready' ? variables.data : undefined;
  const edits = useVariableEdits(all ?? []);
  const found = all?.filter(
    (variable) => contains(variable.name, search) && isOfKind(variable, kind),
  );
  const target = useRef<HTMLDivElement>(null);
  const isDropTarget = useEnvDrop({ target, onText: review, onFile: (file) => void choose(file) });

  function review(text: string, fileName?: string) {
    const entries = parseDotenv(text);
    setRefusal(noRefusal);
    setImporting((before) =>
      entries.length === 0
        ? { step: 'asking', problem: messages.import.nothingFound }
        : {
            step: 'review',
            entries,
            fileName,
            count: before.step === 'review' ? before.count + 1 : 0,
          },
    );
  }

  async function choose(file: File) {
    const read = await readEnvFile(file);
    if ('text' in read) review(read.text, file.name);
    else setImporting({ step: 'asking', problem: messages.import[read.problem] });
  }

  async function save(changes: readonly VariableChange[], onSaved: () => void) {
    setPending(true);
    setRefusal(noRefusal);
    try {
      await onSave(changes);
      onSaved();
    } catch (error) {
      setRefusal(refusalOf(error, changes));
    } finally {
      setPending(false);
    }
  }

  const stopImporting = () => {
    setRefusal(noRefusal);
    setImporting({ step: 'none' });
  };
  const add = () => {
    edits.add();
    // A search would hide nothing new, but what is saved would seem to vanish.
    if (search !== '') onSearchChange('');
  };

  return (
    <Page
      title={pages.environmentVariables}
      titleEnd={all?.length}
      actions={
        all && (
          <>
            {all.length > 0 && <ExportMenu variables={all} onSave={onExport} />}
            <Button
              variant="secondary"
              icon={<FileUp />}
              onPress={() => setImporting({ step: 'asking' })}
            >
              {messages.import.action}
            </Button>
            <Button variant="secondary" icon={<Plus />} onPress={add}>
              {messages.add}
            </Button>
          </>
        )
      }
    >
      <div ref={target} className={isDropTarget ? styles.dropArea : styles.area}>
        <ChangesNotice names={changedNames} onRedeploy={live && (() => setRedeploying(true))} />
        {importing.step === 'asking' && (
          <ImportCard
            problem={importing.problem}
            onText={(text) => review(text)}
            onFile={(file) => void choose(file)}
            onCancel={stopImporting}
          />
        )}
        {importing.step === 'review' && all !== undefined && (
          <ReviewCard
            key={importing.count}
            entries={importing.entries}
            fileName={importing.fileName}
            variables={all}
            isPending={isPending}
            refusal={refusal.whole ?? Object.values(refusal.fields)[0]}
            onSave={(changes) => void save(changes, stopImporting)}
            onDiscard={stopImporting}
          />
        )}
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
              <Select
                aria-label={messages.kindFilter}
                className={styles.kindFilter}
                value={kind}
                onChange={(key) => {
                  const chosen = variableKindFilters.find((known) => known === key);
                  if (chosen !== undefined) onKindChange(chosen);
                }}
              >
                {variableKindFilters.map((id) => (
                  <SelectItem key={id} id={id}>
                    {messages.kindFilters[id]}
                  </SelectItem>
                ))}
              </Select>
              <Text size={12} tone="subtle" className={styles.pasteNote}>
                {isDropTarget ? messages.import.dropHere : messages.import.pasteNote}
              </Text>
            </div>
          )}
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              edits.showMissing();
              if (edits.isValid && !isPending) void save(edits.changes, edits.discardAll);
            }}
          >
            <VariablesTable
              aria-label={pages.environmentVariables}
              variables={found}
              edits={edits}
              refusals={importing.step === 'review' ? noRefusal.fields : refusal.fields}
              revealed={revealed}
              onRevealedChange={(name, isRevealed) =>
                setRevealed((names) => toggled(names, name, isRevealed))
              }
              deadlines={deadlines}
              onDelete={(name) => {
                setAnnounced(messages.deletingAnnounced(name));
                onDelete(name);
              }}
              onUndoDelete={onUndoDelete}
              onPasteText={(text) => {
                if (!/[\r\n]/.test(text) || !text.includes('=')) return false;
                review(text);
                return true;
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
                    title={search === '' ? messages.noneOfKind : messages.noMatch(search)}
                    actions={
                      <Button
                        variant="secondary"
                        onPress={() => (search === '' ? onKindChange('all') : onSearchChange(''))}
                      >
                        {search === '' ? messages.showAllKinds : common.clearSearch}
                      </Button>
                    }
                  />
                )
              }
            />
            {edits.drafts.length > 0 && (
              <SaveBar
                count={edits.changes.length}
                isPending={isPending}
                refusal={importing.step === 'review' ? undefined : refusal.whole}
                onDiscard={() => {
                  setRefusal(noRefusal);
                  edits.discardAll();
                }}
              />
            )}
          </form>
        </div>
      </div>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      {live !== undefined && (
        <RedeployDialog
          deployment={live}
          onRedeploy={onRedeploy}
          isOpen={isRedeploying}
          onOpenChange={setRedeploying}
        />
      )}
    </Page>
  );
}

/** The screen while its variables load, inert. */
export function EnvironmentVariablesSkeleton() {
  return (
    <Skeleton isLoading>
      <EnvironmentVariablesScreen
        variables={loading}
        search=""
        onSearchChange={() => {}}
        onKindChange={() => {}}
        onSave={() => Promise.resolve()}
        deadlines={new Map()}
        onDelete={() => {}}
        onUndoDelete={() => {}}
        onRedeploy={() => Promise.resolve()}
      />
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

/** What the platform says about each variable, and about the whole. */
function refusalOf(error: unknown, changes: readonly VariableChange[]): Refusal {
  const found = error instanceof HttpError ? Object.entries(error.fieldErrors) : [];
  const fields = Object.fromEntries(
    changes.flatMap(({ name }) => {
      const said = found.find(([path]) => path.split('.')[1] === name);
      return said === undefined ? [] : [[name, said[1]]];
    }),
  );
  const isOnFields = Object.keys(fields).length > 0;
  return { fields, whole: isOnFields ? undefined : errorMessage(error) };
}
