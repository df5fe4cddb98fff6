import type { LogLevel } from '../../store/levels.ts';
import type { LogPreferences } from '../model/choices.ts';
import type { ReadyLogViewerProps } from './BuildLogViewer.tsx';
import { LogActions, LogBar } from './LogBar.tsx';
import {
  LogCopyButton,
  LogDownloadMenu,
  LogFullScreenButton,
  LogPauseButton,
  LogWrapButton,
} from './LogButtons.tsx';
import { LogConnectionState } from './LogConnectionState.tsx';
import { LogContent } from './LogContent.tsx';
import { LogFindButton } from './LogFind.tsx';
import { LogLevelFilter } from './LogLevelFilter.tsx';
import type { LogLineMenuProps } from './LogLineMenu.tsx';
import { LogOptionsMenu } from './LogOptionsMenu.tsx';
import { LogViewer } from './LogViewer.tsx';

const levels: readonly LogLevel[] = ['info', 'warning', 'error', 'debug'];

const liveLike: Partial<LogPreferences> = {
  timestamps: 'local',
  hasLineNumbers: false,
  hasLevels: true,
  announces: 'errors',
};

/** Props of {@link LiveLogViewer}. */
export interface LiveLogViewerProps extends ReadyLogViewerProps {
  /** Menu with actions of the active line. @default none */
  lineMenu?: LogLineMenuProps | undefined;
}

/** A live log: times of day, levels, and a pause button. */
export function LiveLogViewer({
  fileName,
  lineMenu,
  defaultPreferences = liveLike,
  ...options
}: LiveLogViewerProps) {
  return (
    <LogViewer {...options} defaultPreferences={defaultPreferences}>
      <LogBar>
        <LogConnectionState />
        <LogLevelFilter choices={levels} />
        <LogActions>
          <LogPauseButton />
          <LogFindButton />
          <LogWrapButton />
          <LogCopyButton />
          <LogDownloadMenu fileName={fileName} />
          <LogOptionsMenu />
          <LogFullScreenButton />
        </LogActions>
      </LogBar>
      <LogContent lineMenu={lineMenu} />
    </LogViewer>
  );
}
