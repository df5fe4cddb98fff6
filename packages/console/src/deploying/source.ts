/** What a person wants to deploy. */
export type Source =
  /** Files, loose or of a folder. `skipped`: folders that were not even opened, for `defaultReason`. */
  | { kind: 'files'; files: readonly PickedSourceFile[]; skipped: readonly string[] }
  /** A zip archive: repacked, since the platform is promised a tar. */
  | { kind: 'zip'; file: File }
  /** A tar archive compressed with gzip: sent as it is. */
  | { kind: 'tarGz'; file: File };

/** What has to be packed. */
export type PackableSource = Exclude<Source, { kind: 'tarGz' }>;

/** A file and where it stood, separated by slashes. */
export interface PickedSourceFile {
  path: string;
  file: File;
}

/** A file that can be read, wherever it lies. */
export interface SourceFile {
  /** From the source's root, separated by slashes. */
  path: string;
  /** In bytes. */
  size: number;
  /** Milliseconds since the epoch. */
  modified: number;
  isExecutable: boolean;
  /** Writes its bytes, and closes what they are written to. */
  pipeTo: (target: WritableStream<Uint8Array>) => Promise<void>;
}

/** Why something stays behind. */
export type LeftOutReason =
  /** Made on this machine, and of no use on another: `.venv`, `__pycache__`. */
  | { by: 'default' }
  /** A `.env` file: its values belong into environment variables. */
  | { by: 'secrets' }
  /** A pattern of an ignore file, by its path. */
  | { by: 'rule'; file: string; pattern: string };

/** Something that stays behind: a file, or a folder (with a slash at its end) and all it holds. */
export interface LeftOut {
  path: string;
  reason: LeftOutReason;
}

/** What will be sent, as people are shown it. */
export interface SourcePlan {
  /** The folder whose content is the root of what is sent; `undefined` for loose files. */
  root: string | undefined;
  fileCount: number;
  /** Before packing. */
  bytes: number;
  /** The largest files, largest first. */
  largest: readonly { path: string; bytes: number }[];
  /** What stays behind, the first hundred. */
  leftOut: readonly LeftOut[];
  leftOutCount: number;
  /** Whether something in it says what to install: `pyproject.toml` or `requirements.txt`. */
  hasRequirements: boolean;
}

/** Why a source could not be read or packed. */
export type SourceProblem =
  | { kind: 'empty' }
  /** Not the kind of archive its name says, or damaged. */
  | { kind: 'notAnArchive' }
  /** Needs a password. */
  | { kind: 'encrypted' }
  /** Moved, changed or not readable since it was chosen. */
  | { kind: 'unreadable'; path: string };

/** Thrown when a source cannot be read or packed. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem, options?: ErrorOptions) {
    super(problem.kind, options);
    this.problem = problem;
  }
}
