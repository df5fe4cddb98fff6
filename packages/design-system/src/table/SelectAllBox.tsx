import * as styles from './Table.css.ts';

interface SelectAllBoxProps {
  state: 'none' | 'some' | 'all';
  label: string;
  onChange: (isSelected: boolean) => void;
}

/**
 * The checkbox that selects all rows, styled like theirs. A native button: React Aria's `Checkbox` would cost a
 * large table more than all of its cells.
 */
export function SelectAllBox({ state, label, onChange }: SelectAllBoxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      className={styles.selectBox}
      aria-label={label}
      aria-checked={state === 'some' ? 'mixed' : state === 'all'}
      onClick={() => onChange(state !== 'all')}
    />
  );
}
