import { IconButton, Text, TextArea, TextField } from '@quayside/design-system';
import { Undo2, X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';

import { KindSelect } from '../../features/variables/KindSelect.tsx';
import { looksSecret } from '../../features/variables/looksSecret.ts';
import { OneLine } from '../../features/variables/OneLine.tsx';
import { parseDotenv } from '../../features/dotenv/parseDotenv.ts';
import { isComposing } from '../../features/shortcuts/isComposing.ts';
import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useField } from '../../ui/form/useField.tsx';
import * as styles from './EnvironmentVariablesScreen.css.ts';
import { inTextArea, withBreaksOf } from './lineBreaks.ts';
import { problemText, riskText } from '../../features/variables/problemText.ts';
import { useScrollIntoView } from './useScrollIntoView.ts';
import type { VariablesFormReturn } from './useVariablesForm.ts';
import { valueRisks } from '../../features/variables/valueRisks.ts';
import { draftNameProblem, isDuplicateName } from './variableDrafts.ts';
import type { VariablesByName } from '../../domain/variablesByName.ts';
import type { StoredVariable, VariableDraft } from './variableDrafts.ts';
import { valueProblem } from '../../domain/variableRules.ts';

interface DraftFieldProps {
  form: VariablesFormReturn;
  /** Index of the draft in the form. */
  index: number;
}

interface NameFieldProps extends DraftFieldProps {
  draft: VariableDraft;
  existing: VariablesByName;
  /** Parses several pasted lines as a `.env` file. Returns whether they are one. */
  onPasteText: (text: string) => boolean;
}

/** The name of a new variable, validated as the user types. */
export function NameField({ form, index, draft, existing, onPasteText }: NameFieldProps) {
  const messages = useMessages(environmentVariablesMessages);
  const { control, getValues, setValue } = form;
  const field = useField({ form, name: `drafts.${index}.name` });
  const isDuplicate = useWatch({
    control,
    name: 'drafts',
    compute: (drafts) => isDuplicateName(drafts, index),
  });
  const problem = draftNameProblem({ ...draft, name: field.value }, existing, isDuplicate);
  // A missing name is an error on submit only.
  const isShown = problem !== undefined && problem.kind !== 'name-missing';
  const error = isShown ? problemText(problem, messages) : field.errorMessage;
  const inView = useScrollIntoView(isShown ? problem.kind : Number(field.isInvalid));

  function change(name: string, value?: string) {
    if (draft.isRename === true) {
      field.onChange(name);
      return;
    }
    const before = getValues(`drafts.${index}`);
    // Until the user chooses the kind, a variable that looks like a secret is one.
    if (before.isSecret === looksSecret(before.name, before.value)) {
      setValue(`drafts.${index}.isSecret`, looksSecret(name, value ?? before.value));
    }
    if (value !== undefined) setValue(`drafts.${index}.value`, value);
    field.onChange(name);
  }

  /** Changes name and value if the text is one assignment, like `KEY=value`, and there is no value yet. */
  function changeBoth(text: string): boolean {
    if (draft.stored !== null || getValues(`drafts.${index}.value`) !== '' || !text.includes('='))
      return false;
    const [entry, ...others] = parseDotenv(text);
    if (entry?.kind !== 'variable' || others.length > 0) return false;
    change(entry.name, entry.value);
    return true;
  }

  return (
    <TextField
      {...inView}
      {...field}
      className={styles.field}
      aria-label={
        draft.isRename === true ? messages.newNameOf(draft.stored?.name ?? '') : messages.nameOf
      }
      placeholder="NAME"
      size="sm"
      isMono
      // The variable of an edit was deleted elsewhere.
      isReadOnly={draft.stored !== null && draft.isRename !== true}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      onChange={(name) => {
        // Dropped text brings no paste event.
        const isTyped = name.length <= field.value.length + 1;
        if (isTyped || !changeBoth(name)) change(name);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        // Enter would save a variable without a value. Only a renamed plain one has one.
        if (draft.isRename === true && draft.stored?.isSecret === false) return;
        event.preventDefault();
        event.currentTarget.closest('tr')?.querySelector('textarea')?.focus();
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (changeBoth(text) || onPasteText(text)) event.preventDefault();
      }}
      isInvalid={error !== undefined}
      errorMessage={error}
    />
  );
}

/** The value of a draft. An unusual one gets a hint, and is allowed. */
export function ValueField({ form, index, draft }: DraftFieldProps & { draft: VariableDraft }) {
  const messages = useMessages(environmentVariablesMessages);
  const { stored } = draft;
  const field = useField({ form, name: `drafts.${index}.value` });
  const name = useWatch({ control: form.control, name: `drafts.${index}.name` });
  const text = inTextArea(field.value);
  const problem = valueProblem(field.value);
  const error = problem === undefined ? field.errorMessage : problemText(problem, messages);
  const [risk] = valueRisks({ name, value: field.value });
  const isSecret = useWatch({ control: form.control, name: `drafts.${index}.isSecret` });
  const help =
    stored?.isSecret === true
      ? messages.newSecretValue
      : !isSecret && looksSecret(name, field.value)
        ? messages.looksSecret
        : '';
  const before = isSecret ? undefined : shownBefore(stored);
  const rows = Math.min(8, text.split('\n').length);
  const inView = useScrollIntoView(rows);
  const { ref } = inView;
  useLayoutEffect(() => {
    // Where one types on.
    const area = ref.current?.querySelector('textarea');
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [ref]);
  return (
    <div className={styles.edit}>
      <TextArea
        {...inView}
        {...field}
        className={styles.valueField}
        aria-label={messages.valueOf(name)}
        isMono
        rows={rows}
        autoComplete="off"
        value={text}
        onChange={(typed) => field.onChange(withBreaksOf(stored?.value ?? '', typed))}
        isInvalid={error !== undefined}
        errorMessage={error}
        // Always rendered: a later one would not be associated with the field.
        description={risk === undefined ? help : riskText(risk, messages)}
      />
      {before !== undefined && before !== field.value && (
        <Text size={12} tone="subtle" className={styles.was}>
          <span>{messages.import.was}</span>
          <OneLine value={before} />
        </Text>
      )}
    </div>
  );
}

/** Returns the value that an edit replaces, unless it is or looks like a secret, or is not known. */
function shownBefore(stored: StoredVariable | null): string | undefined {
  const isShown = stored !== null && !stored.isSecret && !looksSecret(stored.name, stored.value);
  return (isShown && stored.value) || undefined;
}

/** Variable or secret, while that can still be chosen. */
export function KindField({ form: { control }, index }: DraftFieldProps) {
  const messages = useMessages(environmentVariablesMessages);
  const { field } = useController({ control, name: `drafts.${index}.isSecret` });
  const name = useWatch({ control, name: `drafts.${index}.name` });
  return (
    <KindSelect
      label={messages.kindOf(name)}
      isSecret={field.value}
      onChange={(isSecret) => field.onChange(isSecret)}
    />
  );
}

interface DiscardButtonProps extends DraftFieldProps {
  draft: VariableDraft;
  onDiscard: () => void;
}

/** Discards a draft. */
export function DiscardButton({ form: { control }, index, draft, onDiscard }: DiscardButtonProps) {
  const messages = useMessages(environmentVariablesMessages);
  const name = useWatch({ control, name: `drafts.${index}.name` });
  const isDeletion = draft.isDeletion === true;
  return (
    <IconButton
      size="sm"
      label={isDeletion ? messages.undoOf(name) : messages.discardEdit(name)}
      // Where the menu of the row was.
      data-variable={isDeletion ? name : undefined}
      onPress={onDiscard}
    >
      {draft.stored === null ? <X /> : <Undo2 />}
    </IconButton>
  );
}
