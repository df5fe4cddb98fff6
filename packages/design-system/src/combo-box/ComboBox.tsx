import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Group,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components';
import type { ComboBoxProps as AriaComboBoxProps, ListBoxProps } from 'react-aria-components';

import * as buttonStyles from '../button/Button.css.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { FieldLabel, FieldMessage, fieldBoxClassNames } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { classNames, withClassNames } from '../internal/classNames.ts';
import { matchesSearch } from '../search-field/matchesSearch.ts';
import { SelectItem } from '../select/index.ts';
import * as selectStyles from '../select/Select.css.ts';
import { Spinner } from '../spinner/index.ts';
import { useLoadingLabel } from '../messages/labels.ts';
import { keepCompositionKeys } from '../internal/keepCompositionKeys.ts';
import * as styles from './ComboBox.css.ts';

/** Props of {@link ComboBox}, over React Aria's. */
export interface ComboBoxProps<Item extends object>
  extends Omit<AriaComboBoxProps<Item>, 'children' | 'allowsEmptyCollection'>, FieldProps {
  /** {@link ComboBoxItem}s, or a function that renders each of `items` or `defaultItems`. */
  children: ListBoxProps<Item>['children'];
  /** Placeholder, such as "Search regions". */
  placeholder?: string;
  /**
   * 28, 32 or 40 px high; less when the density is compact.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** A 16 px icon, inside the box. */
  start?: ReactNode;
  /** Shown in the list when nothing matches. Without it the list closes. */
  emptyMessage?: ReactNode;
  /** Whether more `items` are loading. Those shown can be selected meanwhile. */
  isPending?: boolean;
  /**
   * Accessible name of the spinner while `isPending`.
   *
   * @default 'Loading'
   */
  pendingLabel?: string;
  /** The wrapper; see `inputRef` for the input. */
  ref?: Ref<HTMLDivElement>;
  /** The input itself, for focus and for form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A select with text input: one of many known values, found by a part of its name. For a search on a server, control
 * `inputValue` and `items`; with `allowsCustomValue` other text is accepted.
 */
export function ComboBox<Item extends object>({
  label,
  labelEnd,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  start,
  emptyMessage,
  isPending = false,
  pendingLabel,
  inputRef,
  defaultFilter = matchesSearch,
  className,
  children,
  ...rest
}: ComboBoxProps<Item>) {
  const loading = useLoadingLabel();
  return (
    <AriaComboBox
      {...rest}
      defaultFilter={defaultFilter}
      allowsEmptyCollection={emptyMessage !== undefined}
      data-part="field"
      className={withClassNames(className, fieldStyles.field)}
    >
      <FieldLabel label={label} labelEnd={labelEnd} />
      <Group
        data-part="field-control"
        className={fieldBoxClassNames(size)}
        onKeyDownCapture={keepCompositionKeys}
      >
        {start !== undefined && <span className={fieldStyles.startSlot}>{start}</span>}
        <Input ref={inputRef} placeholder={placeholder} className={fieldStyles.input} />
        <span className={fieldStyles.endSlot}>
          {isPending && <Spinner aria-label={pendingLabel ?? loading} />}
          <Button
            className={classNames(
              buttonStyles.base,
              buttonStyles.variant.ghost,
              buttonStyles.iconOnly.xs,
            )}
          >
            <ChevronDown className={styles.chevron} />
          </Button>
        </span>
      </Group>
      <FieldMessage description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={selectStyles.popover}>
        <ListBox
          data-part="list-box"
          className={selectStyles.list}
          renderEmptyState={() => <div className={styles.empty}>{emptyMessage}</div>}
        >
          {children}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** An option of a {@link ComboBox}. It needs a `textValue` where `children` is not a string. */
export const ComboBoxItem = SelectItem;
