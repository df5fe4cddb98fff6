import { LogActions, LogBar } from './LogBar.tsx';
import {
  LogCopyButton,
  LogDownloadMenu,
  LogErrorButton,
  LogFullScreenButton,
  LogWrapButton,
} from './LogButtons.tsx';
import { LogConnectionState } from './LogConnectionState.tsx';
import { LogContent } from './LogContent.tsx';
import { LogFindButton } from './LogFind.tsx';
import { LogFoot } from './LogFoot.tsx';
import { LogLevelFilter } from './LogLevelFilter.tsx';
import { LogOptionsMenu } from './LogOptionsMenu.tsx';
import { LogViewer } from './LogViewer.tsx';
import type { LogViewerOptions } from './LogViewer.tsx';

/** Props of {@link BuildLogViewer} and {@link LiveLogViewer}. */
export interface ReadyLogViewerProps extends LogViewerOptions {
  /** Of files that are downloaded, without the ending. @default 'log' */
  fileName?: string;
}

/** The log of something that ends: numbered lines, times since the start, errors first. */
export function BuildLogViewer({ fileName, ...options }: ReadyLogViewerProps) {
  return (
    <LogViewer {...options}>
      <LogBar>
        <LogConnectionState />
        <LogLevelFilter />
        <LogActions>
          <LogFindButton />
          <LogErrorButton />
          <LogWrapButton />
          <LogCopyButton />
          <LogDownloadMenu fileName={fileName} />
          <LogOptionsMenu />
          <LogFullScreenButton />
        </LogActions>
      </LogBar>
      <LogContent />
      <LogFoot />
    </LogViewer>
  );
}
