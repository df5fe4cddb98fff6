import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the source maps of files that only re-export from chunks: they map nothing. */
export async function removeEmptySourceMaps(dist: string): Promise<void> {
  const maps = globSync('**/*.js.map', { cwd: dist }).map((file) => join(dist, file));
  await Promise.all(
    maps.map(async (map) => {
      if (!(await readFile(map, 'utf8')).includes('"mappings":""')) return;
      const file = map.slice(0, -'.map'.length);
      const code = await readFile(file, 'utf8');
      await writeFile(file, code.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n'));
      await rm(map);
    }),
  );
}
