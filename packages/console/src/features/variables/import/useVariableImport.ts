import { useState } from 'react';

import { readVariables } from '../../dotenv/readVariables.ts';
import type { ReadVariables } from '../../dotenv/readVariables.ts';
import { readEnvFile } from './readEnvFile.ts';

/** Why the input cannot be imported. */
export type ImportGivenProblem = 'nothingFound' | 'noEquals' | 'tooLarge' | 'notText';

/** State of an import: not started, asking for a file, or in review. */
export type ImportStep =
  | { step: 'none' }
  | { step: 'asking'; problem?: ImportGivenProblem }
  | {
      step: 'review';
      read: ReadVariables;
      /** `undefined` for pasted text. */
      fileName: string | undefined;
      /** Identifies the input: selections for one file do not apply to the next. */
      count: number;
    };

/** An import of a `.env` file. */
export interface VariableImport {
  current: ImportStep;
  /** Asks for a file. */
  ask: () => void;
  /** Starts the review of a text. */
  review: (text: string) => void;
  /** Starts the review of a file. */
  choose: (file: File) => Promise<void>;
  stop: () => void;
}

/** Returns the import of a `.env` file, from choosing it to reviewing its changes. */
export function useVariableImport(): VariableImport {
  const [current, setCurrent] = useState<ImportStep>({ step: 'none' });

  function review(text: string, fileName?: string) {
    const read = readVariables(text);
    const isText = read.entries.length > 0 && read.form === 'env' && !text.includes('=');
    setCurrent((before) => {
      if (read.entries.length === 0) return { step: 'asking', problem: 'nothingFound' };
      if (isText) return { step: 'asking', problem: 'noEquals' };
      const count = before.step === 'review' ? before.count + 1 : 0;
      return { step: 'review', read, fileName, count };
    });
  }

  return {
    current,
    ask: () => setCurrent({ step: 'asking' }),
    review: (text) => review(text),
    async choose(file) {
      const read = await readEnvFile(file);
      if ('text' in read) review(read.text, file.name);
      else setCurrent({ step: 'asking', problem: read.problem });
    },
    stop: () => setCurrent({ step: 'none' }),
  };
}
