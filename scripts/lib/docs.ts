import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.ts';

/** A block of shell commands on a documentation page. */
export interface ShellBlock {
  /** Path from the root of the repository. */
  file: string;
  /** Whether the block is marked as runnable: ```sh run. */
  isRun: boolean;
  script: string;
  /** Its commands, without comments, here-documents and pipes. */
  commands: readonly string[];
}

const pages = ['*.md', 'docs/*.md', 'packages/*/README.md', 'bench/README.md'];

/** Every block of shell commands in the documentation. */
export function readShellBlocks(): ShellBlock[] {
  return globSync(pages, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/^( *)```sh( run)?\n([\s\S]*?)^ *```$/gm)].map(
        ([, indent = '', run, body = '']) => {
          const script = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
          return { file, isRun: run !== undefined, script, commands: commandsOf(script) };
        },
      );
    });
}

const commandsOf = (script: string): string[] =>
  script
    .replaceAll(/<<'(\w+)'\n[\s\S]*?\n\1\n/g, '\n')
    .replaceAll('\\\n', ' ')
    .split(/\n|&&/)
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');

/** The commands in the prose of the documentation: `npm run x` in backticks. */
export function readInlineCommands(): { file: string; command: string }[] {
  return globSync(pages, { cwd: root })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/`((?:npm|npx|pnpm) [^`\n]+)`/g)].map(
        ([, command = '']) => ({ file, command }),
      ),
    );
}

/** A module of TypeScript on a documentation page. */
export interface Module {
  /** Path from the root of the repository. */
  file: string;
  code: string;
}

/**
 * The modules with JSX in the documentation for users of the packages. Those of the embedding guide are parts of files
 * that are type-checked, too (`embeddingGuide.test.ts`), and those for contributors are parts of packages.
 */
export function readModules(): Module[] {
  return globSync(pages, { cwd: root })
    .filter((file) => !/(?:embedding|contributing)\.md$/.test(file))
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(
        ([, code = '']) => ({ file, code }),
      ),
    );
}
