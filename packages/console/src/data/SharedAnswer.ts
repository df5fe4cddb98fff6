import { safeParse } from 'zod/mini';

/** Any schema of the contract. */
type Schema = Parameters<typeof safeParse>[0];

/**
 * What an answer looks like that another tab of the browser has read, in whose place this tab need not ask. A read
 * that has one goes from tab to tab as it is: never give one to a read that holds a secret.
 */
export class SharedAnswer {
  readonly #schema: Schema;

  constructor({ schema }: { schema: Schema }) {
    this.#schema = schema;
  }

  /** What another tab sent, if it is an answer to this read; else `undefined`. */
  parse(sent: unknown): unknown {
    return safeParse(this.#schema, sent).data;
  }
}
