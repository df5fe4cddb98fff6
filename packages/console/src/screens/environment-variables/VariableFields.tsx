import { Select, SelectItem, TextArea, TextField } from '@quayside/design-system';

import { parseDotenv } from '../../features/dotenv/parseDotenv.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { inTextArea } from './lineBreaks.ts';
import { problemText } from './problemText.ts';
import type { VariableDraft, VariableEdits } from './useVariableEdits.ts';
import { useKeptInView } from './useKeptInView.ts';
import { valueHint } from './valueHints.ts';

interface DraftFieldProps {
  draft: VariableDraft;
  edits: VariableEdits;
  /** Error of the platform about this variable. */
  refusal?: string | undefined;
}

interface NameFieldProps extends DraftFieldProps {
  /** Takes several lines that were pasted here for a `.env` file. */
  onPasteText: (text: string) => boolean;
}

/** The name of a new variable, checked as one types. */
export function NameField({ draft, edits, refusal, onPasteText }: NameFieldProps) {
  const messages = useMessages(environmentVariablesMessages);
  const problem = edits.nameProblemOf(draft);
  const error = problem === undefined ? refusal : problemText(problem, messages);
  const inView = useKeptInView(error ?? '');
  return (
    <TextField
      {...inView}
      className={styles.field}
      aria-label={messages.nameOf}
      placeholder="NAME"
      size="sm"
      isMono
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked for this row
      autoFocus
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      value={draft.name}
      onChange={(name) => {
        // Text that is dropped here brings no paste event.
        const isTyped = name.length <= draft.name.length + 1;
        const assignment = isTyped ? undefined : assignmentIn(name, draft);
        edits.change(draft.key, assignment ?? { name });
      }}
      onKeyDown={(event) => {
        // It would save a variable that has no value yet.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.closest('tr')?.querySelector('textarea')?.focus();
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        const assignment = assignmentIn(text, draft);
        if (assignment) edits.change(draft.key, assignment);
        if (assignment || onPasteText(text)) event.preventDefault();
      }}
      isInvalid={error !== undefined}
      errorMessage={error}
    />
  );
}

/** The one variable that a text sets, as `KEY=value` does, where the draft has no value yet. */
function assignmentIn(
  text: string,
  draft: VariableDraft,
): Pick<VariableDraft, 'name' | 'value'> | undefined {
  if (draft.value !== '' || !text.includes('=')) return undefined;
  const [entry, ...others] = parseDotenv(text);
  if (entry?.kind !== 'variable' || others.length > 0) return undefined;
  return { name: entry.name, value: entry.value };
}

/** The value of a draft. What is odd about it is said, and allowed. */
export function ValueField({ draft, edits, refusal }: DraftFieldProps) {
  const messages = useMessages(environmentVariablesMessages);
  const { key, variable, name, value } = draft;
  const text = inTextArea(value);
  const problem = edits.valueProblemOf(draft);
  const error = problem === undefined ? refusal : problemText(problem, messages);
  const hint = valueHint(value);
  const help = variable?.is_secret === true ? messages.newSecretValue : '';
  const rows = Math.min(8, text.split('\n').length);
  const inView = useKeptInView(rows);
  return (
    <TextArea
      {...inView}
      className={styles.field}
      aria-label={messages.valueOf(name)}
      isMono
      rows={rows}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked to change it
      autoFocus={variable !== undefined}
      autoComplete="off"
      value={text}
      onChange={(typed) => edits.change(key, { value: typed })}
      isInvalid={error !== undefined}
      errorMessage={error}
      // Always there: one that comes later would not be tied to the field.
      description={hint === undefined ? help : messages.hints[hint]}
    />
  );
}

/** Variable or secret, where that can still be chosen. */
export function KindField({ draft, edits }: DraftFieldProps) {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <KindSelect
      label={messages.kindOf(draft.name)}
      isSecret={draft.isSecret}
      onChange={(isSecret) => edits.change(draft.key, { isSecret })}
    />
  );
}

interface KindSelectProps {
  label: string;
  isSecret: boolean;
  onChange: (isSecret: boolean) => void;
}

/** Chooses between a variable and a secret. */
export function KindSelect({ label, isSecret, onChange }: KindSelectProps) {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <Select
      aria-label={label}
      size="sm"
      value={isSecret ? 'secret' : 'variable'}
      onChange={(kind) => onChange(kind === 'secret')}
    >
      <SelectItem id="variable">{messages.kinds.variable}</SelectItem>
      <SelectItem id="secret" description={messages.secretForGood}>
        {messages.kinds.secret}
      </SelectItem>
    </Select>
  );
}
