import * as styles from './Table.css.ts';

interface SelectBoxProps {
  state: 'none' | 'some' | 'all';
  isDisabled?: boolean;
  /** Rows are one stop of Tab together. */
  isTabStop?: boolean;
  id?: string;
  label: string;
  /** Ids of what names it, itself among them. */
  labelledBy?: string;
  onChange?: (isSelected: boolean) => void;
}

/**
 * The box that selects a row, or all. The browser's own: React Aria's `Checkbox` would cost a large
 * table more than all of its cells.
 */
export function SelectBox({ state, isDisabled, isTabStop, onChange, ...props }: SelectBoxProps) {
  const { id, label, labelledBy } = props;
  return (
    <input
      ref={(input) => {
        if (input !== null) input.indeterminate = state === 'some';
      }}
      id={id}
      type="checkbox"
      className={styles.selectBox}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={isTabStop ? 0 : -1}
      disabled={isDisabled}
      checked={state === 'all'}
      // The body of the table answers for all rows.
      readOnly={onChange === undefined}
      onChange={onChange && (({ currentTarget }) => onChange(currentTarget.checked))}
    />
  );
}
