import type { ReactNode } from 'react';

import { LogLines } from '../log-lines/LogLines.tsx';
import { LogFailure } from './LogFailure.tsx';
import { LogFind } from './LogFind.tsx';
import { LogLineMenu } from './LogLineMenu.tsx';
import type { LogLineMenuProps } from './LogLineMenu.tsx';
import { LogSelectionBar } from './LogSelectionBar.tsx';
import { LogMarks, LogNews, LogNotice } from './LogOverlays.tsx';

/** Props of {@link LogContent}. */
export interface LogContentProps {
  /** Menu with actions of the active line. @default none */
  lineMenu?: LogLineMenuProps | undefined;
  /** Actions for the selected lines, beside Copy and Clear. @default selected lines have no bar */
  selectionActions?: ReactNode;
  /**
   * Called when a line is opened, by a tap with a finger or by Enter, with its index in the store.
   * @default nothing happens
   */
  onLineOpen?: ((line: number) => void) | undefined;
}

/** The lines of a log with what lies over them, below its search. */
export function LogContent({ lineMenu, selectionActions, onLineOpen }: LogContentProps) {
  return (
    <>
      <LogFind />
      <LogLines onLineOpen={onLineOpen}>
        <LogMarks />
        <LogNews />
        <LogNotice />
        {selectionActions !== undefined && <LogSelectionBar>{selectionActions}</LogSelectionBar>}
        {lineMenu && <LogLineMenu {...lineMenu} />}
      </LogLines>
      <LogFailure />
    </>
  );
}
