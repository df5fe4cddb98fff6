import { X } from 'lucide-react';
import { Button } from 'react-aria-components';

import * as buttonStyles from '../button/Button.css.ts';
import { classNames } from '../internal/classNames.ts';

interface CloseButtonProps {
  label: string;
  onPress: () => void;
}

/**
 * The cross in a corner of what lies over the page. Without a tooltip: while that is shown it takes
 * the first Escape for itself, and the cross needs no words.
 */
export function CloseButton({ label, onPress }: CloseButtonProps) {
  return (
    <Button
      aria-label={label}
      onPress={onPress}
      className={classNames(
        buttonStyles.base,
        buttonStyles.variant.ghost,
        buttonStyles.iconOnly.sm,
      )}
    >
      <X size={16} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
}
