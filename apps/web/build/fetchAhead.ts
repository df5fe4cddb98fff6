import { createHash } from 'node:crypto';

import type { Plugin, Rolldown } from 'vite';

import { chunksOf } from './chunksOf.ts';
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
      const source = scriptOf(base, {
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
  const files = chunksOf(chunks, entries).flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(files)];
}

/** Where somebody who is signed in meets a page without the shell, which brings what it needs itself. */
const outsideTheShell = ['device', 'callback', 'invitation', 'verify-email', 'verify-update-email'];

/** The key is that of the console's session. Names of files are relative to the script, which lies beside them. */
function scriptOf(
  base: string,
  files: { signedIn: readonly string[]; signedOut: readonly string[] },
): string {
  const names = JSON.stringify([files.signedOut, files.signedIn].map((list) => list.map(nameOf)));
  return `(() => {
  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem('access_token') !== null;
  } catch {}
  const [area] = location.pathname.slice(${base.length}).split('/');
  if (isSignedIn && ${JSON.stringify(outsideTheShell)}.includes(area)) return;
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
