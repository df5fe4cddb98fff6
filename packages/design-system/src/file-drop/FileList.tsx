import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocale } from 'react-aria-components';

import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../internal/classNames.ts';
import * as styles from './FileDrop.css.ts';
import type { FileDropMessages } from './messages.ts';
import type { PickedFile, RejectionReason } from './readFiles.ts';
import { showPath, showSize } from './show.ts';

/** Maximum number of rows; the summary counts all files. */
const maxRows = 100;

interface TakenFilesProps {
  files: readonly PickedFile[];
  onRemove: (path: string) => void;
  isDisabled: boolean;
  messages: FileDropMessages;
  /** Element to focus when the last file is removed. */
  fallback: RefObject<HTMLElement | null>;
}

/** Accepted files, each with its size and a remove button. */
export function TakenFiles({ files, onRemove, isDisabled, messages, fallback }: TakenFilesProps) {
  const { locale } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    // The pressed button is gone; focus the one in its place.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)] ?? fallback.current;
    next?.focus();
  });

  if (files.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label={messages.taken}>
      {files.slice(0, maxRows).map(({ file, path }, index) => (
        <li key={path} className={styles.row}>
          <bdi className={styles.path}>{showPath(path)}</bdi>
          <span className={styles.size}>{showSize(file.size, locale)}</span>
          <IconButton
            size="xs"
            label={messages.remove(showPath(path))}
            isDisabled={isDisabled}
            onPress={() => {
              removedAt.current = index;
              onRemove(path);
            }}
          >
            <X />
          </IconButton>
        </li>
      ))}
      {files.length > maxRows && (
        <li className={styles.row}>{messages.more(files.length - maxRows)}</li>
      )}
    </ul>
  );
}

/** A rejected file or folder, and the reason. */
export interface RejectedFile {
  readonly path: string;
  readonly reason: RejectionReason | { readonly words: string };
}

interface RejectedFilesProps {
  rejections: readonly RejectedFile[];
  messages: FileDropMessages;
}

/** Rejected files, each with its reason. */
export function RejectedFiles({ rejections, messages }: RejectedFilesProps) {
  if (rejections.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.rejected}>
      {rejections.slice(0, maxRows).map(({ path, reason }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have the same path and reason
        <li key={index} className={classNames(styles.row, styles.rejectedRow)}>
          <bdi className={styles.path}>{showPath(path) || messages.nameless}</bdi>
          <span className={styles.reason}>
            {typeof reason === 'string' ? messages.reasons[reason] : reason.words}
          </span>
        </li>
      ))}
      {rejections.length > maxRows && (
        <li className={styles.row}>{messages.more(rejections.length - maxRows)}</li>
      )}
    </ul>
  );
}
