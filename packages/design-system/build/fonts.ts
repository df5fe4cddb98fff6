import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fonts = ['geist', 'geist-mono'];

/**
 * Writes `fonts.css` and, next to it, its font files and their licences, so that the
 * package needs no bundler to serve them.
 */
export async function writeFonts(dist: string): Promise<void> {
  const sheets = await Promise.all(
    fonts.map(async (font) => {
      const name = `@fontsource-variable/${font}`;
      const home = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
      const sheet = await readFile(join(home, 'wght.css'), 'utf8');
      const files = [...sheet.matchAll(/url\(\.\/files\/([^)]+)\)/g)].flatMap(
        ([, file]) => file ?? [],
      );
      await Promise.all([
        cp(join(home, 'LICENSE'), join(dist, 'fonts', `${font}-LICENSE.txt`)),
        ...files.map((file) => cp(join(home, 'files', file), join(dist, 'fonts', file))),
      ]);
      return sheet.replaceAll('url(./files/', 'url(./fonts/');
    }),
  );
  const fallbacks = await readFile(new URL('../src/fontFallbacks.css', import.meta.url), 'utf8');
  await writeFile(join(dist, 'fonts.css'), [...sheets, fallbacks].join('\n'));
}
