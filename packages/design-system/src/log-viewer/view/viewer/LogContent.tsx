import { LogLines } from '../log-lines/LogLines.tsx';
import { LogFailure } from './LogFailure.tsx';
import { LogFind } from './LogFind.tsx';
import { LogLineMenu } from './LogLineMenu.tsx';
import type { LogLineMenuProps } from './LogLineMenu.tsx';
import { LogMarks, LogNews, LogNotice } from './LogOverlays.tsx';

/** Props of {@link LogContent}. */
export interface LogContentProps {
  /** Menu with actions of the active line. @default none */
  lineMenu?: LogLineMenuProps | undefined;
}

/** The lines of a log with what lies over them, below its search. */
export function LogContent({ lineMenu }: LogContentProps) {
  return (
    <>
      <LogFind />
      <LogLines>
        <LogMarks />
        <LogNews />
        <LogNotice />
        {lineMenu && <LogLineMenu {...lineMenu} />}
      </LogLines>
      <LogFailure />
    </>
  );
}
