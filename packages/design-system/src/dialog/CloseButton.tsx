import { X } from 'lucide-react';
import { Button } from 'react-aria-components';

import * as buttonStyles from '../button/Button.css.ts';
import { classNames } from '../internal/classNames.ts';

interface CloseButtonProps {
  label: string;
  onPress: () => void;
}

/**
 * The close button in the corner of an overlay. It has no tooltip, because an open tooltip
 * would consume the first Escape.
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
