import { useState } from 'react';

import { parseDotenv } from '../../features/dotenv/parseDotenv.ts';
import type { DotenvEntry } from '../../features/dotenv/parseDotenv.ts';
import { readEnvFile } from './readEnvFile.ts';

/** Why what was given cannot be imported. */
export type ImportGivenProblem = 'nothingFound' | 'tooLarge' | 'notText';

/** State of an import: not started, asking for a file, or in review. */
export type ImportStep =
  | { step: 'none' }
  | { step: 'asking'; problem?: ImportGivenProblem }
  | {
      step: 'review';
      entries: readonly DotenvEntry[];
      /** `undefined` for what was pasted. */
      fileName: string | undefined;
      /** Another number for another file: what was chosen of one is not of the next. */
      count: number;
    };

/** An import of a `.env` file. */
export interface VariableImport {
  current: ImportStep;
  /** Asks for a file. */
  ask: () => void;
  /** Shows what a text holds. */
  review: (text: string) => void;
  /** Shows what a file holds. */
  choose: (file: File) => Promise<void>;
  stop: () => void;
}

/** The import of a `.env` file, from asking for it to reviewing what it would change. */
export function useVariableImport(): VariableImport {
  const [current, setCurrent] = useState<ImportStep>({ step: 'none' });

  function review(text: string, fileName?: string) {
    const entries = parseDotenv(text);
    setCurrent((before) => {
      if (entries.length === 0) return { step: 'asking', problem: 'nothingFound' };
      const count = before.step === 'review' ? before.count + 1 : 0;
      return { step: 'review', entries, fileName, count };
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
