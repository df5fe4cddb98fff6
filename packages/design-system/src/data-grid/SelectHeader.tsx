import { box } from '../checkbox/Checkbox.css.ts';
import { classNames } from '../internal/classNames.ts';
import { roles } from '../table/roles.ts';
import { columnHeader } from '../table/Table.css.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './DataGrid.css.ts';
import type { Selection } from './useSelection.ts';

interface SelectHeaderProps {
  selection: Selection;
  /** Label of the checkbox, or of the column. */
  label: string;
  /** Text before a row's name in the label of its checkbox. */
  rowLabel: string;
  /** Id of that text. */
  rowLabelId: string;
}

/** Header of the column with the checkboxes. In `multiple` mode it selects all rows. */
export function SelectHeader({ selection, label, rowLabel, rowLabelId }: SelectHeaderProps) {
  const { mode, share, setAll } = selection;
  return (
    <th
      {...roles.columnHeader}
      data-part="table-column-header"
      className={columnHeader}
      data-selected={share !== 'none' || undefined}
    >
      <span id={rowLabelId} hidden>
        {rowLabel}
      </span>
      {mode === 'multiple' ? (
        // A native button: React Aria's `Checkbox` would cost a large grid more than all of its cells.
        <button
          type="button"
          role="checkbox"
          className={classNames(box, styles.selectBox)}
          aria-label={label}
          aria-checked={share === 'some' ? 'mixed' : share === 'all'}
          onClick={() => setAll(share !== 'all')}
        />
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </th>
  );
}
