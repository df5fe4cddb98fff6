import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { embeddingCode } from '../.storybook/screens/embeddingCode.ts';
import { screens } from '../.storybook/screens/screens.ts';
import { root } from './lib/run.ts';

const tsconfig = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    types: ['vite/client'],
    paths: { '@quayside/console': ['../../packages/console/src/index.ts'] },
  },
  include: ['*.tsx'],
};

/** Returns the errors of the compiler for modules of a partner, by name. */
function typeErrors(modules: Readonly<Record<string, string>>): string {
  const folder = join(root, '.cache', 'embedding');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const [name, code] of Object.entries(modules)) {
    writeFileSync(join(folder, `${name}.tsx`), code);
  }
  const { stdout } = spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder], {
    encoding: 'utf8',
  });
  return stdout;
}

const embeddings = [...screens].flatMap(([title, { embedding }]) =>
  embedding === undefined
    ? []
    : [[title.replaceAll(' ', ''), embeddingCode(title, embedding)] as const],
);

test(
  'the code that embeds a screen compiles against the types of the console',
  {
    tags: ['full'],
    timeout: 240_000,
  },
  () => {
    expect(typeErrors(Object.fromEntries(embeddings))).toBe('');
  },
);

test(
  'embedding code with a wrong prop does not compile',
  {
    tags: ['full'],
    timeout: 240_000,
  },
  () => {
    const code = embeddingCode('Apps', { container: 'AppsContainer', props: { team: 'acme' } });
    expect(typeErrors({ Apps: code })).toContain("Property 'team' does not exist");
  },
);
