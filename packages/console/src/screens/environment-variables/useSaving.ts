import { HttpError } from '@quayside/api-contract';
import { useState } from 'react';

import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import type { VariableChange } from '../../api/variableChange.ts';

/** Errors of the last save. */
export interface SaveRefusal {
  /** By the name of the variable it is about. */
  fields: Readonly<Record<string, string>>;
  /** Error about no variable in particular. */
  whole: string | undefined;
}

const noRefusal: SaveRefusal = { fields: {}, whole: undefined };

/** Saves changes. */
export interface SaveOptions {
  /** Whether the app is deployed again with them. */
  redeploy: boolean;
}

/** Saving changes, and what became of the last attempt. */
export interface Saving {
  /** Current activity. */
  pending: 'save' | 'saveAndRedeploy' | undefined;
  refusal: SaveRefusal;
  /** Saves them. `onSaved` is called only when that went well. */
  save: (
    changes: readonly VariableChange[],
    onSaved: () => void,
    options?: SaveOptions,
  ) => Promise<void>;
  /** Clears the errors. */
  forget: () => void;
}

/** Keeps the state of saving, so that a failure is said where it belongs and loses nothing. */
export function useSaving(
  onSave: (changes: readonly VariableChange[], options: SaveOptions) => Promise<void>,
): Saving {
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState(noRefusal);
  const [pending, setPending] = useState<Saving['pending']>();
  return {
    pending,
    refusal,
    async save(changes, onSaved, options = { redeploy: false }) {
      setPending(options.redeploy ? 'saveAndRedeploy' : 'save');
      setRefusal(noRefusal);
      try {
        await onSave(changes, options);
        onSaved();
      } catch (error) {
        setRefusal(refusalOf(error, changes, errorText));
      } finally {
        setPending(undefined);
      }
    },
    forget: () => setRefusal(noRefusal),
  };
}

function refusalOf(
  error: unknown,
  changes: readonly VariableChange[],
  errorText: (error: unknown) => string,
): SaveRefusal {
  const found = error instanceof HttpError ? Object.entries(error.fieldErrors) : [];
  const fields = Object.fromEntries(
    changes.flatMap(({ name }) => {
      // The path of a field in a batch: `upsert.NAME.value`.
      const said = found.find(([path]) => path.split('.')[1] === name);
      return said === undefined ? [] : [[name, said[1]]];
    }),
  );
  const isOnFields = Object.keys(fields).length > 0;
  return { fields, whole: isOnFields ? undefined : errorText(error) };
}
