import { Menu, MenuItem } from '@quayside/design-system';
import { SquareTerminal } from 'lucide-react';
import { SubmenuTrigger } from 'react-aria-components';

import { copyAsMessages } from '../../runtime/messages/en/shell.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import type { CopyAsItems } from './CopyAsMenu.tsx';

/** The requests of a page as commands, in the menu of its header. The caller renders `manualCopy` outside of it. */
export function CopyAsSubmenu({ items }: Pick<CopyAsItems, 'items'>) {
  const { menu } = useMessages(copyAsMessages);
  return (
    <SubmenuTrigger>
      <MenuItem icon={<SquareTerminal size={16} />}>{menu}</MenuItem>
      <Menu>{items}</Menu>
    </SubmenuTrigger>
  );
}
