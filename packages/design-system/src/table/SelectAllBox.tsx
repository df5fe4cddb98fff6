import * as styles from './Table.css.ts';

interface SelectAllBoxProps {
  state: 'none' | 'some' | 'all';
  label: string;
  onChange: (isSelected: boolean) => void;
}

/**
 * The box that selects all rows, looking as theirs do. The browser's own: React Aria's `Checkbox` would cost a large
 * table more than all of its cells.
 */
export function SelectAllBox({ state, label, onChange }: SelectAllBoxProps) {
  return (
    <input
      ref={(input) => {
        if (input !== null) input.indeterminate = state === 'some';
      }}
      type="checkbox"
      className={styles.selectBox}
      aria-label={label}
      checked={state === 'all'}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
