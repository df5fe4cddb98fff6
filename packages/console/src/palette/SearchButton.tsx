import { Button } from '@quayside/design-system';
import { Search } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode, Ref } from 'react';

import { shellMessages } from '../messages/en/shell.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './SearchButton.css.ts';

interface SearchButtonProps {
  onPress: () => void;
  /** Whether the palette was requested and its code is loading. */
  isPending: boolean;
  /** What stands at its end: its keys, where they are heard. Keep it the same from one rendering to the next. */
  keys?: ReactNode;
  /** Called when it is about to be pressed: a moment to preload the palette. */
  onIntent: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** What opens the command palette; where there is little room an icon is left of it. */
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
