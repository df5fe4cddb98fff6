import type { ReactNode } from 'react';

/** An action or destination in a `CommandPalette`. */
export interface Command {
  /** Unique within the palette. */
  readonly id: string;
  /** Name; matched first. */
  readonly name: string;
  /** Detail that distinguishes commands with equal names, such as a slug. Matched too. */
  readonly hint?: string | undefined;
  /** Other search terms. */
  readonly keywords?: readonly string[] | undefined;
  /** Heading of its group. Commands of a group stay together. */
  readonly group?: string | undefined;
  /** A 16 px icon. */
  readonly icon?: ReactNode;
  /** Content at the end of the row: a location, or its shortcut as `Kbd`. */
  readonly detail?: ReactNode;
  /** Description, in one sentence. Shown after the name, and announced for the active command. */
  readonly preview?: string | undefined;
  /** Whether it is shown only when the input matches it. @default false */
  readonly isSearchedOnly?: boolean | undefined;
  /** Argument to choose before it runs: "Redeploy" asks for a deployment. */
  readonly argument?: CommandArgument | undefined;
}

/** Choice that a command requires before it runs. */
export interface CommandArgument {
  /** Label of the argument: "Deployment to redeploy". */
  readonly label: string;
  readonly commands: readonly Command[];
  /**
   * Returns the name of the command with a choice, "Redeploy Harbour API". Input that names both, in any order, then
   * finds it at once. @default the choice is a step of its own
   */
  readonly nameOf?: ((choice: Command) => string) | undefined;
}
