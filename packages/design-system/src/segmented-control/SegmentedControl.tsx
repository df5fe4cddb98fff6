import type { ReactNode, Ref } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { RadioFieldProps, RadioGroupProps } from 'react-aria-components';

import * as fieldStyles from '../field/Field.css.ts';
import { FieldLabel, FieldMessage } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { classNames, withClassNames } from '../internal/classNames.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './SegmentedControl.css.ts';

/** Props of {@link SegmentedControl}, over React Aria's radio group. */
export interface SegmentedControlProps
  extends Omit<RadioGroupProps, 'children' | 'orientation'>, FieldProps {
  /** Two to five {@link SegmentedControlItem}s. */
  children: ReactNode;
  /**
   * 28, 32 or 40 px high; less when the density is compact.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<HTMLDivElement>;
}

/**
 * One of a few short values, all visible, taking effect at once: a unit, a view, a range. Arrow keys
 * select; screen readers announce it as radio buttons. Without a visible `label`
 * it needs an `aria-label`.
 */
export function SegmentedControl({
  label,
  labelEnd,
  description,
  errorMessage,
  size = 'md',
  className,
  children,
  ...rest
}: SegmentedControlProps) {
  return (
    <RadioGroup
      {...rest}
      orientation="horizontal"
      data-part="field"
      className={withClassNames(className, fieldStyles.field)}
    >
      <FieldLabel label={label} labelEnd={labelEnd} />
      <div className={classNames(styles.track, styles.size[size])}>{children}</div>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </RadioGroup>
  );
}

/** Props of {@link SegmentedControlItem}, over React Aria's radio field. */
export interface SegmentedControlItemProps extends Omit<RadioFieldProps, 'children'> {
  /** One or two words, or an icon; an icon alone needs an `aria-label`. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A value of a {@link SegmentedControl}. */
export function SegmentedControlItem({ className, children, ...rest }: SegmentedControlItemProps) {
  return (
    <RadioField {...rest} className={withClassNames(className, styles.item)}>
      <RadioButton className={styles.segment}>{separateText(children)}</RadioButton>
    </RadioField>
  );
}
