import { CircleAlert, Download, Maximize2, Minimize2, Pause, Play, WrapText } from 'lucide-react';
import { Button, MenuTrigger } from 'react-aria-components';

import { CopyButton } from '../../../copy-button/index.ts';
import { IconButton } from '../../../icon-button/index.ts';
import { Kbd } from '../../../kbd/index.ts';
import { Menu, MenuItem } from '../../../menu/index.ts';
import { useLabel } from '../../../messages/labels.ts';
import { useTimeSettings, zoneOf } from '../../../time/index.ts';
import { fileOf } from '../../text/createLogFile.ts';
import { logText } from '../../text/writers.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';
import { copyText, selectedRows } from './copyText.ts';
import { ConnectionState } from './LogConnectionState.tsx';
import { useLogViewer } from './LogViewerContext.ts';
import { Toggle } from './Toggle.tsx';
import { useNewLineCount } from './useNewLineCount.ts';
import { useConnection, useThrottledValue, useValue } from './useValue.ts';
import * as styles from './Viewer.css.ts';

/**
 * State of a log and, while it is live or paused, a button that pauses and resumes it. A selected line pauses the view
 * of a live log: new lines are read and counted, and resuming goes to the newest.
 */
export function LogLiveButton() {
  const { source, model, messages } = useLogViewer();
  const connection = useConnection();
  const isReading = useValue(model.state).mode.status === 'reading';
  const isSelected = useValue(model.range) !== null;
  const newLines = useNewLineCount();
  const isHeld = connection.status === 'live' && isSelected && isReading;
  const state = isHeld ? ({ status: 'paused' } as const) : connection;
  if (!source.isPausable) return <ConnectionState connection={state} />;
  const isPaused = state.status === 'paused';
  const news = isHeld && newLines > 0 ? messages.newLines(newLines) : undefined;
  const resume = isHeld ? model.follow : source.resume;
  const parts = [
    messages.connection[state.status],
    news,
    isPaused ? messages.resume : messages.pause,
  ];
  return (
    <Button
      className={styles.live}
      data-news={news !== undefined || undefined}
      aria-label={parts.filter((part) => part !== undefined).join('. ')}
      onPress={isPaused ? resume : source.pause}
    >
      <ConnectionState connection={state} />
      {news !== undefined && <span>{news}</span>}
      {isPaused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
    </Button>
  );
}

/** Pauses and resumes a live log. */
export function LogPauseButton() {
  const { source, messages } = useLogViewer();
  const { status } = useConnection();
  if (!source.isPausable) return null;
  const isPaused = status === 'paused';
  return (
    <IconButton
      size="sm"
      label={isPaused ? messages.resume : messages.pause}
      onPress={isPaused ? source.resume : source.pause}
    >
      {isPaused ? <Play /> : <Pause />}
    </IconButton>
  );
}

/** Goes to the first error, then to the next ones. */
export function LogErrorButton() {
  const { model, messages } = useLogViewer();
  const { active } = useValue(model.state);
  const errors = useThrottledValue(model.store, ({ counts }) => counts.error);
  return (
    <IconButton
      size="sm"
      label={active === undefined ? messages.firstError : messages.nextError}
      shortcut={<Kbd>E</Kbd>}
      isDisabled={errors === 0}
      onPress={model.goToNextError}
    >
      <CircleAlert />
    </IconButton>
  );
}

/** Toggles the wrapping of long lines. */
export function LogWrapButton() {
  const { model, messages } = useLogViewer();
  const preferences = useValue(model.preferences);
  return (
    <Toggle
      label={messages.wrap}
      shortcut={<Kbd>W</Kbd>}
      isSelected={preferences.isWrapped}
      onChange={(isWrapped) => model.preferences.choose({ ...preferences, isWrapped })}
    >
      <WrapText />
    </Toggle>
  );
}

/** Whether all lines are available: there are some, and if the log has ended, all are processed. */
function useHasAll(): boolean {
  const { model } = useLogViewer();
  const { status } = useConnection();
  return useThrottledValue(
    model.store,
    ({ size, pending }) => size > 0 && (pending === 0 || status !== 'ended'),
  );
}

/** Text for the clipboard. An error if no selected line is shown: the clipboard keeps its text. */
function textToCopy(model: LogViewerModel): string {
  const text = model.range.get() === null ? logText(model.store) : copyText(model);
  if (text === undefined) throw new Error('No selected line is shown.');
  return text;
}

/** Copies the selected lines that are shown, or all if none is selected. Secrets stay hidden, as on the screen. */
export function LogCopyButton() {
  const { model, messages } = useLogViewer();
  useValue(model.range);
  const rows = useValue(model.filter.rows);
  const selected = useThrottledValue(rows, () => selectedRows(model));
  const count = selected && selected.to - selected.from;
  const hasAll = useHasAll();
  return (
    <CopyButton
      label={count === undefined ? messages.copyAll : messages.copySelected(count)}
      copiedLabel={messages.copied}
      isDisabled={!hasAll || count === 0}
      value={() => textToCopy(model)}
    />
  );
}

/** Props of {@link LogDownloadMenu}. */
export interface LogDownloadMenuProps {
  /** Of the file, without the ending. @default 'log' */
  fileName?: string;
  /** Saves a file. @default the browser's download */
  save?: (file: Blob, name: string) => void;
}

function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Downloads all lines as `.log`, with times in the zone of the surrounding `TimeSettings`, or as `.jsonl`, with times in
 * UTC (RFC 3339). Secrets stay masked, as on the screen.
 */
export function LogDownloadMenu({ fileName = 'log', save = saveFile }: LogDownloadMenuProps) {
  const { model, messages, result } = useLogViewer();
  const failure = useLabel('failure', 'That didn’t work. Try again in a moment.');
  const { store } = model;
  const { timeZone } = useTimeSettings();
  const hasAll = useHasAll();

  async function download(format: string) {
    try {
      const file = await fileOf(store, {
        format: format === 'jsonl' ? 'jsonl' : 'log',
        timeZone: zoneOf(timeZone),
      });
      save(file, `${fileName}.${format}`);
    } catch {
      result.set({ text: failure });
    }
  }

  return (
    <MenuTrigger>
      <IconButton size="sm" label={messages.download} isDisabled={!hasAll}>
        <Download />
      </IconButton>
      <Menu placement="bottom end" onAction={(key) => void download(String(key))}>
        <MenuItem id="log">{messages.downloadLog}</MenuItem>
        <MenuItem id="jsonl">{messages.downloadJsonLines}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

/** Toggles full screen. */
export function LogFullScreenButton() {
  const { messages, isFullScreen, setFullScreen } = useLogViewer();
  return (
    <IconButton
      size="sm"
      data-action="full-screen"
      label={isFullScreen ? messages.leaveFullScreen : messages.fullScreen}
      onPress={() => setFullScreen(!isFullScreen)}
    >
      {isFullScreen ? <Minimize2 /> : <Maximize2 />}
    </IconButton>
  );
}
