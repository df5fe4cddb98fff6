import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import type {
  ListBoxItemProps,
  ListBoxProps,
  SelectProps as AriaSelectProps,
} from 'react-aria-components';

import * as fieldStyles from '../field/Field.css.ts';
import { FieldLabel, FieldMessage } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { classNames, withClassNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Select.css.ts';

/** Props of {@link Select}, over React Aria's. */
export interface SelectProps<Item extends object>
  extends
    Omit<AriaSelectProps<Item>, 'children'>,
    FieldProps,
    Pick<ListBoxProps<Item>, 'items' | 'dependencies'> {
  /** `SelectItem`s, or a function that renders each of `items`. */
  children: ListBoxProps<Item>['children'];
  /**
   * 28, 32 or 40 px high; less when the density is compact.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<HTMLDivElement>;
}

/**
 * One of a few known values. Arrow keys and first letters select, Enter and Space open it, Escape
 * closes it. For actions, use `Menu`; for two or three values that fit side by side,
 * `SegmentedControl`.
 */
export function Select<Item extends object>({
  label,
  labelEnd,
  description,
  errorMessage,
  size = 'md',
  items,
  dependencies,
  className,
  children,
  ...rest
}: SelectProps<Item>) {
  return (
    <AriaSelect
      {...rest}
      data-part="field"
      className={withClassNames(className, fieldStyles.field)}
    >
      <FieldLabel label={label} labelEnd={labelEnd} />
      <Button
        data-part="field-control"
        className={classNames(styles.button, fieldStyles.size[size])}
      >
        <SelectValue className={styles.value}>
          {({ defaultChildren }) => separateText(defaultChildren)}
        </SelectValue>
        <ChevronDown className={styles.chevron} />
      </Button>
      <FieldMessage description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={styles.popover}>
        <ListBox
          items={items}
          dependencies={dependencies}
          data-part="list-box"
          className={styles.list}
        >
          {children}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** Props of {@link SelectSection}. */
export interface SelectSectionProps {
  title: string;
  /** `SelectItem`s. */
  children: ReactNode;
}

/** Related values of a `Select`, under a title. */
export function SelectSection({ title, children }: SelectSectionProps) {
  return (
    <ListBoxSection className={styles.section}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </ListBoxSection>
  );
}

/** Props of {@link SelectItem}, over React Aria's list box item. */
export interface SelectItemProps extends Omit<ListBoxItemProps, 'children'> {
  /** Label of the value. */
  children: ReactNode;
  /** Consequence of choosing it. */
  description?: ReactNode;
}

/** A value of a `Select`. It needs a `textValue` where `children` is not a string. */
export function SelectItem({ description, className, children, ...rest }: SelectItemProps) {
  return (
    <ListBoxItem
      textValue={typeof children === 'string' ? children : undefined}
      {...rest}
      className={withClassNames(className, styles.item)}
    >
      <Check className={styles.check} />
      <span className={styles.words}>
        <span>{children}</span>
        {description !== undefined && (
          // Hidden, because it is the description: otherwise it would be part of the name.
          <Text slot="description" aria-hidden="true" className={styles.description}>
            {description}
          </Text>
        )}
      </span>
    </ListBoxItem>
  );
}
