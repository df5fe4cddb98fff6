import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';
import { Tab, TabList, TabPanel, Tabs } from '@quayside/design-system';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { Loadable } from '../../domain/loadable.ts';
import { ChangesNotice } from '../../features/changes-notice/ChangesNotice.tsx';
import type { CopyAsItems } from '../../features/copy-as/CopyAsMenu.tsx';
import { RedeployDialog } from '../../features/redeploy/RedeployDialog.tsx';
import { SourceCard } from '../../features/variables/import/SourceCard.tsx';
import { useEnvDrop } from '../../features/variables/import/useEnvDrop.ts';
import { useImport } from '../../features/variables/import/useImport.ts';
import type { ImportProblem } from '../../features/variables/import/useImport.ts';
import type { ReviewRequest, ReviewTarget } from '../../features/variables/review/reviewRequest.ts';
import { VariablesReview } from '../../features/variables/review/VariablesReview.tsx';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { PageOrSection } from '../../ui/PageOrSection.tsx';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { useLostFocus } from '../../ui/useLostFocus.ts';
import { AddMenu } from './AddMenu.tsx';
import type { AddSource } from './AddMenu.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { MoreMenu } from './MoreMenu.tsx';
import type { VariablesExport } from './MoreMenu.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import type { SavedVariables } from './SavedNotice.tsx';
import { useReviews } from './useReviews.ts';
import { useVariablesForm } from './useVariablesForm.ts';
import { variablesViews } from './page.ts';
import type { StoredDrafts, VariableDraft } from './variableDrafts.ts';
import { VariablesList } from './VariablesList.tsx';
import type { VariablesState, VariablesViewName } from './variablesState.ts';

// With a parser of Python.
const FromCode = lazyWithPreload(() => import('../../features/variables/from-code/FromCode.tsx'));

/** A view beside the list. Its changes end in a review. */
export type VariableTool = (onReview: (review: ReviewRequest) => void) => ReactNode;

/** Views beside the list, and commands of the page. */
export interface VariableTools {
  /** Compares the variables with those of other apps. @default none */
  compare?: VariableTool | undefined;
  /** Lists changes, and undoes those of this tab. @default none */
  history?: VariableTool | undefined;
  /** Menu items that copy a variable to other apps, which ends in a review. @default none */
  copyTo?: (variable: EnvironmentVariable, onReview: (review: ReviewRequest) => void) => ReactNode;
  /** Items that copy the requests of the page as commands. @default none */
  copyAs?: CopyAsItems | undefined;
}

/** The deployment that runs without the latest changes. */
export interface DeployedVariables {
  /** Names of variables that changed after it. */
  changedNames: readonly string[];
  /** The live deployment, which can be redeployed. */
  live?: Deployment | undefined;
  /** The latest deployment, if none was ever live and it can be restarted. */
  failed?: Deployment | undefined;
  onRedeploy: (deployment: Deployment) => Promise<void>;
}

/** Props of the variables. */
export interface VariablesPageData extends Pick<ReviewTarget, 'onSave' | 'onRefresh'> {
  /** All variables of the app, by name. */
  variables: Loadable<readonly EnvironmentVariable[]>;
  /** Everything that the page shows. */
  state: VariablesState;
  /** Called with what the user changes in it. */
  onStateChange: (change: Partial<VariablesState>) => void;
  /** The last save on the page, until it is dismissed. @default none */
  saved?: SavedVariables | undefined;
  /** @default the app was never deployed */
  deployed?: DeployedVariables;
  /** @default only the list */
  tools?: VariableTools;
  /** Drafts, without secrets. @default none */
  draft?: Draft<StoredDrafts> | undefined;
  exporting?: VariablesExport;
}

interface VariablesPageProps extends VariablesPageData {
  level: 1 | SectionLevel;
  slots?: PageSlots | undefined;
}

const neverDeployed: DeployedVariables = {
  changedNames: [],
  onRedeploy: () => Promise.resolve(),
};
const noTools: VariableTools = {};

/** Variables of an app and the views beside them, as a page or as a section of another page. */
export function VariablesPage({
  level,
  slots,
  variables,
  state,
  onStateChange,
  onSave,
  onRefresh,
  saved,
  deployed = neverDeployed,
  tools = noTools,
  draft,
  exporting,
}: VariablesPageProps) {
  const messages = useMessages(environmentVariablesMessages);
  const pages = useMessages(pagesMessages);
  const [adding, setAdding] = useState<{ from: 'file' | 'code'; problem?: ImportProblem }>();
  const [isRedeploying, setRedeploying] = useState(false);
  const reviews = useReviews();
  const area = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { handlers: focusHandlers, goOnAt } = useLostFocus(() => addButton.current);
  const all = variables.status === 'ready' ? variables.data : undefined;
  const { live, failed, changedNames, onRedeploy } = deployed;
  const since = live ?? failed;
  const { view } = state;

  /** Moves focus to the control that started the first of these drafts, once it is lost. */
  function restoreFocus([first]: readonly Pick<VariableDraft, 'name' | 'stored'>[]) {
    goOnAt(() => {
      const names = first?.stored ? [first.name, first.stored.name] : [];
      const buttons = names.map((name) =>
        area.current?.querySelector<HTMLElement>(`[data-variable="${CSS.escape(name)}"]`),
      );
      return buttons.find((button) => button != null) ?? addButton.current;
    });
  }
  const edits = useVariablesForm({
    variables: all,
    onSave,
    onRefresh,
    onSaved: restoreFocus,
    draft,
  });
  const target = { variables: all ?? [], canRedeploy: since !== undefined, onSave, onRefresh };

  function show(next: VariablesViewName) {
    if (view !== next) onStateChange({ view: next });
  }
  const openInList = (review: ReviewRequest) => {
    setAdding(undefined);
    show('variables');
    reviews.open('variables', review);
  };
  const { importText, importFile } = useImport({
    onReview: openInList,
    onProblem(problem) {
      show('variables');
      setAdding({ from: 'file', problem });
    },
  });
  const isDropTarget = useEnvDrop({
    target: area,
    onText: importText,
    onFile: (file) => void importFile(file),
  });
  function add(source: AddSource) {
    setAdding(source === 'file' || source === 'code' ? { from: source } : undefined);
    show(source === 'app' ? 'compare' : 'variables');
    if (source === 'variable') edits.add();
  }

  const redeploy = since && (() => setRedeploying(true));
  const savedNotice = saved !== undefined && edits.drafts.length === 0 && (
    <SavedNotice
      saved={saved}
      onReview={(review) => reviews.open(view, review)}
      onRedeploy={redeploy}
    />
  );
  const notice = savedNotice || (
    <ChangesNotice
      names={changedNames}
      isLive={live !== undefined}
      onShow={() => onStateChange({ kind: 'changed' })}
      isPrimary={edits.drafts.length === 0}
      onRedeploy={redeploy}
    />
  );
  const reviewOf = (name: VariablesViewName) => {
    const review = reviews.current[name];
    return (
      review && (
        <VariablesReview
          key={review.count}
          request={review.request}
          target={review.request.target ?? target}
          onClose={() => reviews.close(name)}
        />
      )
    );
  };
  return (
    <PageOrSection
      level={level}
      slots={slots}
      title={pages.environmentVariables}
      titleEnd={all?.length}
      actions={
        variables.status !== 'error' && (
          <>
            <AddMenu
              ref={addButton}
              isDisabled={all === undefined}
              hasApps={tools.compare !== undefined}
              onHoverStart={() => void FromCode.preload().catch(() => {})}
              onAdd={add}
            />
            <MoreMenu variables={all} copyAs={tools.copyAs} {...exporting} />
          </>
        )
      }
    >
      <div ref={area} className={isDropTarget ? styles.dropArea : styles.area} {...focusHandlers}>
        <Tabs
          selectedKey={view}
          onSelectionChange={(key) => {
            const next = variablesViews.find((name) => name === key);
            if (next !== undefined) show(next);
          }}
        >
          <TabList aria-label={messages.views.label}>
            {variablesViews
              .filter((name) => name === 'variables' || tools[name] !== undefined)
              .map((name) => (
                <Tab key={name} id={name}>
                  {messages.views[name]}
                </Tab>
              ))}
          </TabList>
          {/* What is typed in it stays while another view is shown. */}
          <TabPanel id="variables" shouldForceMount className={styles.panel}>
            {reviewOf('variables')}
            {adding?.from === 'file' && (
              <SourceCard
                texts={messages.import}
                placeholder={'LOG_LEVEL=debug\nSMTP_HOST="smtp.example.com"'}
                problem={adding.problem && messages.import[adding.problem]}
                isComplete={(text) => text.includes('=')}
                onText={importText}
                onFile={(file) => void importFile(file)}
                onCancel={() => setAdding(undefined)}
              />
            )}
            {adding?.from === 'code' && all !== undefined && (
              <LazyPart>
                <FromCode
                  variables={all}
                  onReview={openInList}
                  onCancel={() => setAdding(undefined)}
                />
              </LazyPart>
            )}
            {/* A source and its review take the place of the list, which they would push away. */}
            <div hidden={adding !== undefined || reviews.current.variables !== undefined}>
              <VariablesList
                variables={variables}
                state={state}
                onStateChange={onStateChange}
                changedNames={changedNames}
                edits={edits}
                canRedeploy={since !== undefined}
                isDropTarget={isDropTarget}
                copyItems={tools.copyTo && ((variable) => tools.copyTo?.(variable, openInList))}
                onPasteText={importText}
                restoreFocus={restoreFocus}
                notice={view === 'variables' && notice}
              />
            </div>
          </TabPanel>
          {(['compare', 'history'] as const).map((name) => (
            <TabPanel
              key={name}
              id={name}
              shouldForceMount={reviews.current[name] !== undefined}
              className={styles.panel}
            >
              {reviewOf(name) ?? (
                <>
                  {savedNotice}
                  <LazyPart>
                    {all && tools[name]?.((review) => reviews.open(name, review))}
                  </LazyPart>
                </>
              )}
            </TabPanel>
          ))}
        </Tabs>
        {edits.conflicts !== undefined && (
          <ConflictDialog
            conflicts={edits.conflicts}
            onResolve={edits.resolve}
            onCancel={edits.cancelConflicts}
          />
        )}
      </div>
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
