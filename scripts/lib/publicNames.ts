import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { root } from './run.ts';

const manifestSchema = z.object({
  exports: z.record(
    z.string(),
    z.union([z.string(), z.looseObject({ 'quayside-source': z.string().optional() })]),
  ),
});

/** The sorted exports of a module, including types: `Button`, `type ButtonProps`. */
function namesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const listed = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(
    ([, kind = '', list = '']) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => `${kind}${part.replace(/^.* as /, '')}`),
  );
  const declared = [
    ...source.matchAll(
      /^export (?:async )?(const|function|class|interface|type) (\w+)(?!\w)(?! *\{[^=]*\} from)/gm,
    ),
  ].map(([, kind = '', name = '']) =>
    kind === 'interface' || kind === 'type' ? `type ${name}` : name,
  );
  const passedOn = [...source.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, path = '']) =>
    namesOf(join(dirname(file), path)),
  );
  return [...new Set([...listed, ...declared, ...passedOn])].toSorted((one, other) =>
    one.replace('type ', '') < other.replace('type ', '') ? -1 : 1,
  );
}

/** Every entry of a published package with its public names, as text. */
export function publicNames(folder: string): string {
  const home = join(root, 'packages', folder);
  const manifest = readFileSync(join(home, 'package.json'), 'utf8');
  const { exports } = manifestSchema.parse(JSON.parse(manifest));
  return Object.entries(exports)
    .map(([entry, target]) => {
      const source = typeof target === 'string' ? undefined : target['quayside-source'];
      const isCode = source !== undefined && /\.tsx?$/.test(source);
      return [entry, ...(isCode ? namesOf(join(home, source)).map((name) => `  ${name}`) : [])];
    })
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** The folders of the published packages. */
export const published = readdirSync(join(root, 'packages'))
  .filter((folder) => existsSync(join(root, 'packages', folder, 'package.json')))
  .toSorted();
