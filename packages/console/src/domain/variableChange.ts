/** A value to set. A variable that exists stays plain or secret, unless `becomesSecret`. */
export interface VariableChange {
  name: string;
  value: string;
  /** Whether a new variable is a secret, whose value can never be read again. */
  isSecret: boolean;
  /** Whether an existing plain variable becomes a secret, permanently. @default false */
  becomesSecret?: boolean;
  /** Former name of a renamed variable, which is deleted in the same request. @default not renamed */
  renamedFrom?: string;
}
