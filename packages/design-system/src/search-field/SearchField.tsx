import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';

import { Announcement } from '../announcement/index.ts';
import * as buttonStyles from '../button/Button.css.ts';
import * as styles from '../field/Field.css.ts';
import { keepCompositionKeys } from '../internal/keepCompositionKeys.ts';
import { FieldLabel, FieldMessage, fieldBoxClassNames } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { useLabel } from '../messages/labels.ts';
import { classNames, withClassNames } from '../internal/classNames.ts';

const resultsInEnglish = (count: number) =>
  count === 0 ? 'No results' : count === 1 ? '1 result' : `${count.toLocaleString('en')} results`;

/** Props of {@link SearchField}, over React Aria's. */
export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children'>, FieldProps {
  /** Placeholder, such as "Search apps". */
  placeholder?: string;
  /**
   * 28, 32 or 40 px high; less when the density is compact.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** A `Kbd` shown while the field is empty, with the shortcut that focuses it. */
  shortcut?: ReactNode;
  /**
   * Label of the clear button.
   *
   * @default React Aria's, in the locale
   */
  clearLabel?: string;
  /** Number of results, announced half a second after the last key; `undefined` until it is known. @default not announced */
  resultCount?: number | undefined;
  /** The wrapper; see `inputRef` for the input. */
  ref?: Ref<HTMLDivElement>;
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A search field. Escape clears it, Enter calls `onSubmit`; without a visible label
 * it needs an `aria-label`.
 */
export function SearchField({
  label,
  labelEnd,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  shortcut,
  clearLabel,
  resultCount,
  inputRef,
  className,
  ...rest
}: SearchFieldProps) {
  const results = useLabel('results', resultsInEnglish);
  return (
    <AriaSearchField
      {...rest}
      data-part="field"
      className={withClassNames(className, styles.field)}
    >
      {({ isDisabled, isInvalid, isEmpty, state }) => (
        <>
          <FieldLabel label={label} labelEnd={labelEnd} />
          <Group
            role="presentation"
            isDisabled={isDisabled}
            isInvalid={isInvalid}
            data-part="field-control"
            className={fieldBoxClassNames(size)}
            onKeyDownCapture={keepCompositionKeys}
          >
            <span className={styles.startSlot}>
              <Search />
            </span>
            <Input ref={inputRef} placeholder={placeholder} className={styles.input} />
            <span className={styles.endSlot}>
              {isEmpty ? (
                shortcut
              ) : (
                <Button
                  aria-label={clearLabel}
                  className={classNames(
                    buttonStyles.base,
                    buttonStyles.variant.ghost,
                    buttonStyles.iconOnly.xs,
                  )}
                >
                  <X />
                </Button>
              )}
            </span>
          </Group>
          <FieldMessage description={description} errorMessage={errorMessage} />
          <Announcement
            text={isEmpty || resultCount === undefined ? '' : results(resultCount)}
            trigger={state.value}
          />
        </>
      )}
    </AriaSearchField>
  );
}
