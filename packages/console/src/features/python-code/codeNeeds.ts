/** Kind of value that a variable needs. `any`: any text. */
export type NeededType = 'any' | 'bool' | 'int' | 'float' | 'json' | 'url';

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
}

/** Variables that the code reads. */
export interface CodeNeeds {
  variables: readonly NeededVariable[];
  /** Number of reads whose name could not be read, such as `os.environ[name]`. */
  unreadable: number;
}

/** A text of the code. */
export interface CodeFile {
  path: string;
  text: string;
}
