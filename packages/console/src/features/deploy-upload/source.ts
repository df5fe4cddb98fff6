import type { CodeNeeds } from '../python-code/codeNeeds.ts';

/** Source of a deployment. */
export type Source =
  /**
   * Files, loose or of a folder. `skipped`: folders that were not even opened, for `defaultReason`. `rejected`:
   * files and folders that could not be read or have unsafe names.
   */
  | {
      kind: 'files';
      files: readonly PickedSourceFile[];
      skipped: readonly string[];
      rejected: readonly LeftOut[];
    }
  /** A zip archive: repacked, since the platform is promised a tar. */
  | { kind: 'zip'; file: File }
  /** A tar archive compressed with gzip: sent as it is. */
  | { kind: 'tarGz'; file: File };

/** Kind of a source. */
export type SourceKind = Source['kind'];

/** Files to pack. */
export type PackableSource = Exclude<Source, { kind: 'tarGz' }>;

/** A file and where it stood, separated by slashes. */
export interface PickedSourceFile {
  path: string;
  file: File;
}

/** A readable file from any source. */
export interface SourceFile {
  /** From the source's root, separated by slashes. */
  path: string;
  /** In bytes. */
  size: number;
  /** Milliseconds since the epoch. */
  modified: number;
  isExecutable: boolean;
  /** Encoding that its name was read in, where its archive does not say which. */
  guessedEncoding?: NameEncoding | undefined;
  /** Writes its bytes, and closes what they are written to. */
  pipeTo: (target: WritableStream<Uint8Array>) => Promise<void>;
}

/** Encodings that names of old archives are read in. */
export type NameEncoding = 'Shift_JIS' | 'CP437';

/** Why something stays behind. */
export type LeftOutReason =
  /** Made on this machine, and of no use on another: `.venv`, `__pycache__`. */
  | { by: 'default' }
  /** A `.env` file: its values belong into environment variables. */
  | { by: 'secrets' }
  /** A pattern of an ignore file, by its path. */
  | { by: 'rule'; file: string; pattern: string }
  /** A symbolic link: it may lead anywhere. */
  | { by: 'symlink' }
  /** A path that leads outside of the source, or that no file system can hold. */
  | { by: 'unsafe' }
  /** Another file has the same name, and replaces it. */
  | { by: 'duplicate' }
  /** It was moved, or its owner does not allow reading. */
  | { by: 'unreadable' }
  /** A device, a socket or a pipe. */
  | { by: 'special' }
  /** It is nested too deeply. */
  | { by: 'depth' };

/** Something that stays behind: a file, or a folder (with a slash at its end) and all it holds. */
export interface LeftOut {
  path: string;
  reason: LeftOutReason;
}

/** Everything that stays behind for one kind of reason. */
export interface LeftOutGroup {
  by: LeftOutReason['by'];
  items: readonly LeftOut[];
}

/** Why the FastAPI command line would find no app. */
export type AppProblem =
  /** None of its default files exists. `found`: another Python file that may hold an app. */
  | { kind: 'noAppFile'; found: string | undefined }
  /**
   * The file holds no FastAPI app, or none of the name in `pyproject.toml`. `framework`: it holds an app of another
   * framework.
   */
  | { kind: 'noApp'; path: string; name: string | undefined; framework: string | undefined }
  /** The module in `pyproject.toml` does not exist. */
  | { kind: 'entrypointMissing'; entrypoint: string };

/** A file whose name suggests that it holds keys or passwords. */
export interface SecretFile {
  path: string;
  bytes: number;
}

/** Files to send, as shown to the user. */
export interface SourcePlan {
  /** The folder whose content becomes the root of the archive; `undefined` for files without a folder. */
  root: string | undefined;
  fileCount: number;
  /** Before packing. */
  bytes: number;
  /** The largest files, largest first. */
  largest: readonly { path: string; bytes: number }[];
  /** Excluded files, by reason. */
  leftOut: readonly LeftOutGroup[];
  /** Names whose encoding was guessed; `undefined` when all are certain. */
  guessedNames?: { encoding: NameEncoding; count: number; examples: readonly string[] } | undefined;
  /** Whether it lists its requirements: in `pyproject.toml`, `requirements.txt` or `uv.lock`. */
  hasRequirements: boolean;
  /** Why no app would start. @default none is known */
  appProblem?: AppProblem | undefined;
  /** Variables that its Python code reads. @default unknown */
  needs?: CodeNeeds | 'unread' | undefined;
  /** Files that look like secrets, and would be sent. @default none */
  secretFiles?: readonly SecretFile[] | undefined;
  /** The folders that something of it lies in; `undefined` for an archive that is sent unopened. */
  folders: readonly string[] | undefined;
}

/** Why a source could not be read or packed. */
export type SourceProblem =
  | { kind: 'empty' }
  /** Not an archive of the kind in its name, or damaged. */
  | { kind: 'notAnArchive' }
  /** Needs a password. */
  | { kind: 'encrypted' }
  /** Moved, changed or not readable since it was chosen. */
  | { kind: 'unreadable'; path: string }
  /** The user or the browser does not allow reading this folder. */
  | { kind: 'folderDenied'; path: string }
  /** The folder was moved, renamed or deleted. */
  | { kind: 'folderMissing'; path: string }
  /** The folder holds more files than can be deployed. */
  | { kind: 'tooManyFiles'; path: string }
  /** An ignore file too large to apply: without it, ignored files would be sent. */
  | { kind: 'ignoreFileTooLarge'; path: string };

/** Thrown when a source cannot be read or packed. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem, options?: ErrorOptions) {
    super(problem.kind, options);
    this.problem = problem;
  }
}
