import type { ReactNode } from 'react';

/** Something a person can do or go to from a `CommandPalette`. */
export interface Command {
  /** Tells it from the others of the palette. */
  readonly id: string;
  /** Name; matched first. */
  readonly name: string;
  /** Detail that distinguishes commands with equal names, such as a slug. Matched too. */
  readonly hint?: string | undefined;
  /** Other words it should be found by. */
  readonly keywords?: readonly string[] | undefined;
  /** The heading it stands under. Commands of a group stay together. */
  readonly group?: string | undefined;
  /** A 16 px icon. */
  readonly icon?: ReactNode;
  /** Content at the end of the row: a location, or its keys as `Kbd`. */
  readonly detail?: ReactNode;
  /** Description, in one sentence. Shown after the name, and announced for the active command. */
  readonly preview?: string | undefined;
  /** Whether it is offered only once something is typed that it fits. @default false */
  readonly isSearchedOnly?: boolean | undefined;
  /** Choice to make before it can run: "Redeploy" asks for a deployment. */
  readonly argument?: CommandArgument | undefined;
}

/** Choice that a command requires before it runs. */
export interface CommandArgument {
  /** Names what is asked for: "Deployment to redeploy". */
  readonly label: string;
  readonly commands: readonly Command[];
}
