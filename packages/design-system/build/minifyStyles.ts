import { readFile, writeFile } from 'node:fs/promises';
import { Features, transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The first browsers that support `oklch()`: for older ones every colour would be duplicated. */
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(113),
  ios_saf: version(16, 4),
  safari: version(16, 4),
};

/** Minifies a stylesheet in place, merges its layers and adds vendor prefixes. */
export async function minifyStyles(file: string): Promise<void> {
  const { code } = transform({
    filename: file,
    code: await readFile(file),
    minify: true,
    targets,
    // A list of languages in place of `:dir()` would follow the language and not the direction;
    // `color-scheme` needs no fallback for `light-dark()`, which no rule uses.
    exclude: Features.DirSelector | Features.LightDark,
  });
  await writeFile(file, code);
}
