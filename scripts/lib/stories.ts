import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadCsf } from 'storybook/internal/csf-tools';

import { root } from './run.ts';

/** The stories of one file, as in Storybook's index. */
export interface StoryFile {
  /** Path from the root of the repository. */
  file: string;
  title: string;
  tags: readonly string[];
  /** Keyed by export name. */
  stories: ReadonlyMap<string, { id: string; hasPlay: boolean }>;
}

/** Reads every story file of the packages, without running any. */
export function readStoryFiles(): StoryFile[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
    .toSorted()
    .map((file) => {
      const csf = loadCsf(readFileSync(join(root, file), 'utf8'), {
        fileName: file,
        makeTitle: (title) => title,
      }).parse();
      const stories = csf.indexInputs.map(
        ({ exportName, __id: id = '', __stats: stats }) =>
          [exportName, { id, hasPlay: stats?.play === true }] as const,
      );
      return {
        file,
        title: csf.meta.title ?? '',
        tags: csf.meta.tags ?? [],
        stories: new Map(stories),
      };
    });
}
