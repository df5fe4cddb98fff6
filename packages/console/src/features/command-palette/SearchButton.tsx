import { Button } from '@quayside/design-system';
import { Search } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode, Ref } from 'react';

import { shellMessages } from '../../runtime/messages/en/shell.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './SearchButton.css.ts';

interface SearchButtonProps {
  onPress: () => void;
  /** Whether the palette was requested and its code is loading. */
  isPending: boolean;
  /** Shortcut at its end, where one is active. Keep it referentially stable. */
  keys?: ReactNode;
  /** Called when it is about to be pressed: a moment to preload the palette. */
  onIntent: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Button that opens the command palette; an icon remains where there is little room. */
export const SearchButton = memo(function SearchButton({
  keys,
  onIntent,
  ...props
}: SearchButtonProps) {
  const messages = useMessages(shellMessages);
  return (
    <Button
      {...props}
      size="sm"
      variant="secondary"
      className={styles.button}
      aria-haspopup="dialog"
      onHoverStart={onIntent}
      onFocus={onIntent}
      icon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
    >
      <span className={styles.words}>{messages.search}</span>
      {keys}
    </Button>
  );
});
