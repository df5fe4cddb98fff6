import { errorMessage } from '@quayside/api-contract';

/** The same work, whose failure is worded for people, as dialogs show it. */
export async function inWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(errorMessage(error), { cause: error });
  }
}
