/** Kind of value that a variable needs. `any`: any text; `list` and `object`: as JSON. */
export type NeededType =
  | 'any'
  | 'bool'
  | 'int'
  | 'float'
  | 'json'
  | 'list'
  | 'object'
  | 'url'
  | 'httpUrl'
  | 'postgresDsn'
  | 'redisDsn';

/** A place in the code. */
export interface CodePlace {
  /** Path of the file; '' for pasted code. */
  path: string;
  /** From 1. */
  line: number;
}

/** A part of the code whose variables only running it would tell. */
export interface UnreadablePart extends CodePlace {
  /** Code that is not read, such as `os.environ[name]` or `alias_generator`. */
  text: string;
}

/** A variable that the code reads. */
export interface NeededVariable {
  /** Accepted names, the preferred one first. Upper case unless `isCaseSensitive`. */
  names: readonly string[];
  isCaseSensitive: boolean;
  /** Whether the code fails without it, as far as its text says. */
  isRequired: boolean;
  type: NeededType;
  /** Start of the names of variables that may provide it in parts, such as `DB__`. */
  nestedPrefix?: string | undefined;
  /** Places in the code that read it. */
  uses: readonly CodePlace[];
}

/** Variables that the code reads. */
export interface CodeNeeds {
  variables: readonly NeededVariable[];
  /** Reads whose name could not be read. */
  unreadable: readonly UnreadablePart[];
}

/** A text of the code. */
export interface CodeFile {
  path: string;
  text: string;
}
