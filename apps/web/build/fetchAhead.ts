import { createHash } from 'node:crypto';

import type { Plugin, Rolldown } from 'vite';

import { areasOf } from './firstPages.ts';

/**
 * Has the browser fetch what the first page needs while the main script is still on its way: a script of its
 * own, because only a browser knows whether somebody is signed in. Without it a page is asked for by the
 * main script, one journey later.
 */
export function fetchAhead(): Plugin {
  let base = '/';
  let fileName = '';
  return {
    name: 'quayside-fetch-ahead',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = filesOf(chunks, ['/index.html']);
      const without = (files: readonly string[]) => files.filter((file) => !main.includes(file));
      const source = scriptOf({
        signedIn: without(filesOf(chunks, areasOf.signedIn)),
        signedOut: without(filesOf(chunks, areasOf.signedOut)),
      });
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/ahead-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { src: `${base}${fileName}`, async: true, fetchpriority: 'high' },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/** The scripts and stylesheets of entries, and all they import. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], entries: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
  };
  for (const entry of entries) {
    visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry)));
  }
  return [...files];
}

/** The key is that of the console's session. Names of files are relative to the script, which lies beside them. */
function scriptOf(files: { signedIn: readonly string[]; signedOut: readonly string[] }): string {
  const names = JSON.stringify([files.signedOut, files.signedIn].map((list) => list.map(nameOf)));
  return `(() => {
  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem('access_token') !== null;
  } catch {}
  const folder = document.currentScript.src.replace(/[^/]*$/, '');
  for (const name of ${names}[Number(isSignedIn)]) {
    const link = document.createElement('link');
    const isScript = name.endsWith('.js');
    link.rel = isScript ? 'modulepreload' : 'preload';
    if (!isScript) link.as = 'style';
    link.crossOrigin = '';
    link.href = folder + name;
    document.head.append(link);
  }
})();
`;
}

const nameOf = (file: string) => file.replace(/^assets\//, '');
