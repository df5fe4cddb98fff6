import { Button, PasswordField, Text, TextArea, VisuallyHidden } from '@quayside/design-system';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
import { Mask } from '../Mask.tsx';
import { OneLine } from '../OneLine.tsx';
import { problemText, riskText } from '../problemText.ts';
import { generateSecret } from '../valueRisks.ts';
import * as styles from './review.css.ts';
import type { ReviewEdit, ReviewRisk, ReviewRow } from './reviewRows.ts';

interface ReviewValueProps {
  row: ReviewRow;
  /** @default the row cannot be edited */
  onEdit?: ((row: ReviewRow, edit: ReviewEdit) => void) | undefined;
}

/** Old and new value of a row, its risks with what to do about them, and the field of a value to enter. */
export function ReviewValue({ row, onEdit }: ReviewValueProps) {
  const messages = useMessages(environmentVariablesMessages);
  const [isEditing, setEditing] = useState(false);
  const { state, value, risks, problem, uses, note } = row;
  const isOpen = onEdit !== undefined && (row.isEntered || isEditing);
  return (
    <div className={styles.change}>
      {(state === 'changed' || state === 'removed') && <ValueBefore row={row} />}
      {isOpen && state !== 'invalid' ? (
        <EnteredValue row={row} onChange={(entered) => onEdit(row, { value: entered })} />
      ) : (
        value !== undefined &&
        (state !== 'invalid' || problem?.kind !== 'managed') && <ValueNow row={row} />
      )}
      {problem !== undefined && (
        <p className={styles.problem}>
          <CircleAlert aria-hidden size={14} />
          <span className={styles.noteText}>{problemText(problem, messages)}</span>
          {onEdit && problem.kind === 'name-pattern' && (
            <Action
              label={messages.import.renameTo(problem.suggestion)}
              onPress={() => onEdit(row, { name: problem.suggestion })}
            />
          )}
        </p>
      )}
      {risks.map((risk) => (
        <p key={risk.kind} className={styles.risk}>
          <TriangleAlert aria-hidden size={14} />
          <span className={styles.noteText}>{riskText(risk, messages)}</span>
          {onEdit && state !== 'removed' && !isOpen && (
            <RiskAction row={row} risk={risk} onEdit={onEdit} onOpen={() => setEditing(true)} />
          )}
        </p>
      ))}
      {note !== undefined && (
        <Text as="p" size={12} tone="muted">
          {note}
        </Text>
      )}
      {uses !== undefined && uses.length > 0 && (
        <Text as="p" size={12} tone="subtle" className={styles.uses}>
          {messages.codeCheck.usedIn(uses)}
        </Text>
      )}
    </div>
  );
}

interface RiskActionProps extends Pick<ReviewValueProps, 'row'> {
  onEdit: (row: ReviewRow, edit: ReviewEdit) => void;
  risk: ReviewRisk;
  onOpen: () => void;
}

function RiskAction({ row, risk, onEdit, onOpen }: RiskActionProps) {
  const { review: messages } = useMessages(environmentVariablesMessages);
  if (risk.kind === 'example' && row.isMasked) {
    return (
      <Action
        label={messages.generate}
        name={messages.generateFor(row.name)}
        onPress={() => onEdit(row, { value: generateSecret() })}
      />
    );
  }
  if (risk.kind === 'reference' && risk.filledIn !== undefined) {
    const { filledIn } = risk;
    return (
      <Action
        label={messages.fillIn}
        name={messages.fillInFor(row.name)}
        onPress={() => onEdit(row, { value: filledIn })}
      />
    );
  }
  if (risk.kind === 'overwrites-secret' || risk.kind === 'empties') return null;
  return <Action label={messages.edit} name={messages.editOf(row.name)} onPress={onOpen} />;
}

interface ActionProps {
  label: string;
  /** @default the label */
  name?: string;
  onPress: () => void;
}

function Action({ label, name, onPress }: ActionProps) {
  return (
    <Button variant="ghost" size="sm" className={styles.action} aria-label={name} onPress={onPress}>
      {label}
    </Button>
  );
}

interface EnteredValueProps {
  row: ReviewRow;
  onChange: (value: string) => void;
}

function EnteredValue({ row, onChange }: EnteredValueProps) {
  const { name, value = '', isSecret, state, uses } = row;
  const messages = useMessages(environmentVariablesMessages);
  const [hasLineBreaks, setLineBreaks] = useState(false);
  if (!isSecret) {
    return (
      <TextArea
        aria-label={messages.valueOf(name)}
        isMono
        rows={1}
        autoComplete="off"
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <PasswordField
      aria-label={messages.compare.typeSecret(name)}
      autoComplete="new-password"
      size="sm"
      value={value}
      onChange={(entered) => {
        setLineBreaks(false);
        onChange(entered);
      }}
      onPaste={(event) => {
        // The browser would remove them, and break the value.
        if (!/[\r\n]/.test(event.clipboardData.getData('text/plain').trimEnd())) return;
        event.preventDefault();
        setLineBreaks(true);
      }}
      isInvalid={hasLineBreaks}
      errorMessage={hasLineBreaks ? messages.compare.lineBreaks : undefined}
      // Code has no value to copy.
      description={state === 'changed' || uses ? undefined : messages.compare.secretNote}
    />
  );
}

/** The value that a variable has now. */
function ValueBefore({ row: { before, isMasked } }: { row: ReviewRow }) {
  const messages = useMessages(environmentVariablesMessages);
  return (
    <span className={styles.was}>
      <span aria-hidden>-</span>
      <VisuallyHidden>{`${messages.import.was} `}</VisuallyHidden>
      {before === null ? (
        <span>{messages.writeOnly}</span>
      ) : isMasked && before !== '' ? (
        <Mask />
      ) : (
        <OneLine value={before ?? ''} />
      )}
    </span>
  );
}

/** The value to save. A masked one, so that bystanders cannot read it, is shown if it is empty or an example. */
function ValueNow({ row: { value = '', state, isMasked, risks } }: { row: ReviewRow }) {
  const messages = useMessages(environmentVariablesMessages);
  const isShown = !isMasked || value === '' || risks.some(({ kind }) => kind === 'example');
  return (
    <span className={styles.now[state]}>
      {state === 'changed' && (
        <>
          <span aria-hidden>+</span>
          <VisuallyHidden>{`${messages.import.becomes} `}</VisuallyHidden>
        </>
      )}
      {isShown ? <OneLine value={value} /> : <Mask />}
    </span>
  );
}
