import { HttpError } from '@quayside/api-contract';
import { useState } from 'react';

import { useErrorText } from '../../messages/useErrorText.ts';
import type { VariableChange } from '../../variableChange.ts';

/** What the platform said against what was to be saved. */
export interface SaveRefusal {
  /** By the name of the variable it is about. */
  fields: Readonly<Record<string, string>>;
  /** What is about none. */
  whole: string | undefined;
}

const noRefusal: SaveRefusal = { fields: {}, whole: undefined };

/** How changes are saved. */
export interface SaveOptions {
  /** Whether the app is deployed again with them. */
  redeploy: boolean;
}

/** Saving changes, and what became of the last attempt. */
export interface Saving {
  /** What is under way. */
  pending: 'save' | 'saveAndRedeploy' | undefined;
  refusal: SaveRefusal;
  /** Saves them. `onSaved` is called only when that went well. */
  save: (
    changes: readonly VariableChange[],
    onSaved: () => void,
    options?: SaveOptions,
  ) => Promise<void>;
  /** What was said no longer holds. */
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
