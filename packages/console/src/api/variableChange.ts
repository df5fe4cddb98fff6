/** A value to set. A variable that exists stays plain or secret, unless `becomesSecret`. */
export interface VariableChange {
  name: string;
  value: string;
  /** Of a new variable: whether its value can never be read again. */
  isSecret: boolean;
  /** A plain variable that exists turns into a secret; there is no way back. @default false */
  becomesSecret?: boolean;
}
