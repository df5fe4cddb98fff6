import { Button, NavButton } from '@quayside/design-system';
import { Search } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode, Ref } from 'react';

import { shellMessages } from '../../runtime/messages/en/shell.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './SearchButton.css.ts';

/** Props of the buttons that open the palette. */
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

/** Button that opens the command palette, in a top bar; an icon remains where there is little room. */
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

/** Button that opens the command palette, in the rail of the shell. Not in its drawer: the top bar has the other one. */
export const RailSearchButton = memo(function RailSearchButton({
  keys,
  isPending,
  onIntent,
  onPress,
  ref,
}: SearchButtonProps) {
  const messages = useMessages(shellMessages);
  return (
    <div className={styles.inRail}>
      <NavButton
        ref={ref}
        isPending={isPending}
        onPress={onPress}
        onHoverStart={onIntent}
        onFocus={onIntent}
        aria-haspopup="dialog"
        icon={<Search size={16} strokeWidth={1.75} />}
        end={keys}
      >
        {messages.search}
      </NavButton>
    </div>
  );
});
