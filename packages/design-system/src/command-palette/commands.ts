import type { ReactNode } from 'react';

/** Something a person can do or go to from a `CommandPalette`. */
export interface Command {
  /** Tells it from the others of the palette. */
  readonly id: string;
  /** What it is called, and what typing is compared with first. */
  readonly name: string;
  /** What tells it from others of the same name, such as a slug. Found by typing too. */
  readonly hint?: string | undefined;
  /** Other words it should be found by. */
  readonly keywords?: readonly string[] | undefined;
  /** The heading it stands under. Commands of a group stay together. */
  readonly group?: string | undefined;
  /** A 16 px icon. */
  readonly icon?: ReactNode;
  /** What stands at the row's end: where it belongs, or its keys as `Kbd`. */
  readonly detail?: ReactNode;
  /** What it will do, in a sentence. Shown after its name, and said while it is the active one. */
  readonly preview?: string | undefined;
  /** Whether it is offered only once something is typed that it fits. @default false */
  readonly isSearchedOnly?: boolean | undefined;
  /** What has to be chosen before it can run: "Redeploy" asks which deployment. */
  readonly argument?: CommandArgument | undefined;
}

/** What a command asks for before it runs. */
export interface CommandArgument {
  /** Names what is asked for: "Deployment to redeploy". */
  readonly label: string;
  readonly commands: readonly Command[];
}
