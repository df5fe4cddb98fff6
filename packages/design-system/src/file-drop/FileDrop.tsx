import { CircleAlert, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { DropZone, FileTrigger, Group, Text, useLocale } from 'react-aria-components';
import type { GroupProps } from 'react-aria-components';

import { Button } from '../button/index.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { withClassNames } from '../internal/classNames.ts';
import * as styles from './FileDrop.css.ts';
import { RejectedFiles, TakenFiles } from './FileList.tsx';
import type { RejectedFile } from './FileList.tsx';
import { useLabels } from '../messages/labels.ts';
import { english } from './messages.ts';
import type { FileDropMessages } from './messages.ts';
import { readChosen, readDropped } from './readFiles.ts';
import type { FolderReader, PickedFile, ReadOptions } from './readFiles.ts';
import { showSize } from './show.ts';
import { useFileReading } from './useFileReading.ts';

/** Props of {@link FileDrop}; the rest go to its group. */
export interface FileDropProps extends Omit<GroupProps, 'children' | 'isInvalid' | 'onChange'> {
  /** Label above the box. */
  label: ReactNode;
  /** Text in the box: what can be dropped, as in "Drop a folder, a .zip or a .tar.gz". */
  hint: ReactNode;
  /** Help below the box. */
  description?: ReactNode;
  /** Error for the accepted files as a whole; replaces the description. */
  errorMessage?: ReactNode;
  /** Accepted files. */
  files: readonly PickedFile[];
  /**
   * Called after a change with all accepted files, and with the files of the last drop or
   * selection that were rejected. The accepted files are unchanged when every file was ignored.
   */
  onChange: (files: PickedFile[], rejected: readonly RejectedFile[]) => void;
  /**
   * Accepted types of loose files: extensions with their dot, and media types. Files in a folder are checked by
   * `isIgnored` and `validate`.
   *
   * @default every type
   */
  acceptedFileTypes?: readonly string[];
  /**
   * Whether several loose files and folders can be accepted, and new ones are added to them. By default a new file, or
   * the content of one folder, replaces the accepted files.
   *
   * @default false
   */
  allowsMultiple?: boolean;
  /**
   * Adds a button to choose a folder, in addition to dropping one.
   *
   * @default false
   */
  allowsFolders?: boolean;
  /** Small buttons before its own, for other ways to choose. @default none */
  buttons?: ReactNode;
  /** Files to skip silently; an ignored folder is not opened. */
  isIgnored?: (path: string, kind: 'file' | 'directory') => boolean;
  /** Returns the reason to reject a file, if any. */
  validate?: (picked: PickedFile) => string | undefined;
  /** Maximum number of accepted files, including those in folders and those accepted before. @default 10_000 */
  maxFiles?: number;
  /** Its texts. @default English */
  messages?: Partial<FileDropMessages>;
  /** Lists the content of a dropped folder. @default the browser's `webkitGetAsEntry` */
  readFolder?: FolderReader;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Accepts files and folders: dropped, pasted, or chosen with a button. Lists accepted files with their
 * size, and rejected ones with the reason. It reads names and sizes, never contents; paths
 * are safe to unpack.
 */
export function FileDrop({
  label,
  hint,
  description,
  errorMessage,
  files,
  onChange,
  acceptedFileTypes,
  allowsMultiple = false,
  allowsFolders = false,
  buttons,
  isIgnored = () => false,
  validate,
  maxFiles = 10_000,
  isDisabled = false,
  messages: callersMessages,
  readFolder = (folder) => folder.getEntries(),
  className,
  ...rest
}: FileDropProps) {
  const id = useId();
  const { locale } = useLocale();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const reading = useFileReading({ files, onChange, allowsMultiple, maxFiles, validate });
  const messages = useLabels('fileDrop', english, callersMessages);
  const options: ReadOptions = { acceptedFileTypes, isIgnored, readFolder };
  const choose = (chosen: FileList | null) => {
    // An empty selection means that the dialog was cancelled.
    if (chosen !== null && chosen.length > 0) void reading.read(readChosen([...chosen], options));
  };

  const size = showSize(
    files.reduce((sum, { file }) => sum + file.size, 0),
    locale,
  );
  const summary = [
    files.length > 0 && messages.summary(files.length, size),
    reading.rejections.length > 0 && messages.rejectedSummary(reading.rejections.length),
  ].filter((words) => words !== false);

  const messageId = description === undefined && errorMessage === undefined ? undefined : `${id}-m`;
  return (
    <Group
      {...rest}
      aria-labelledby={`${id}-l`}
      aria-describedby={messageId}
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
      className={withClassNames(className, styles.root)}
    >
      <div className={fieldStyles.labelLine}>
        <span id={`${id}-l`} className={fieldStyles.label}>
          {label}
        </span>
      </div>
      <DropZone
        // React Aria would add "DropZone".
        aria-label={typeof label === 'string' ? label : undefined}
        isDisabled={isDisabled}
        onDrop={({ items }) => {
          // Not disabled meanwhile, because a user who pastes has focus in it.
          if (!reading.isReading) void reading.read(readDropped(items, options));
        }}
        className={styles.zone}
      >
        {({ isDropTarget }) => (
          <>
            <Upload />
            <Text slot="label" className={styles.hint}>
              {isDropTarget ? messages.release : hint}
            </Text>
            <span className={styles.buttons}>
              {buttons}
              {allowsFolders && (
                <FileTrigger acceptDirectory onSelect={choose}>
                  <Button size="sm" isDisabled={isDisabled} isPending={reading.isReading}>
                    {messages.chooseFolder}
                  </Button>
                </FileTrigger>
              )}
              <FileTrigger
                acceptedFileTypes={acceptedFileTypes}
                allowsMultiple={allowsMultiple}
                onSelect={choose}
              >
                <Button
                  ref={chooseButton}
                  size="sm"
                  isDisabled={isDisabled}
                  isPending={reading.isReading}
                >
                  {allowsMultiple ? messages.chooseSeveral : messages.choose}
                </Button>
              </FileTrigger>
            </span>
          </>
        )}
      </DropZone>
      {errorMessage === undefined ? (
        description !== undefined && (
          <div id={messageId} className={fieldStyles.help}>
            {description}
          </div>
        )
      ) : (
        <div id={messageId} className={fieldStyles.error}>
          <CircleAlert className={fieldStyles.errorIcon} />
          <span>{errorMessage}</span>
        </div>
      )}
      <div role="status" className={fieldStyles.help}>
        {reading.isReading ? messages.reading : summary.join('. ')}
      </div>
      <TakenFiles
        files={files}
        onRemove={(path) =>
          onChange(
            files.filter((picked) => picked.path !== path),
            [],
          )
        }
        isDisabled={isDisabled || reading.isReading}
        messages={messages}
        fallback={chooseButton}
      />
      <RejectedFiles rejections={reading.rejections} messages={messages} />
    </Group>
  );
}
