import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { chunksOf } from './chunksOf.ts';

/** The script in the head of index.html. */
const themeScript = /<script[^>]* src="[^"]*theme\.js"><\/script>/;

/**
 * Has the browser fetch what the first page needs while the main script is still on its way: a script of its
 * own, because only a browser knows whether somebody is signed in. Without it a page is asked for by the
 * main script, one journey later. It is one file with `theme.js`, `scriptFailure.js` and `readAhead.js`: over
 * HTTP/1.1 a browser fetches six files of a server at a time, and a seventh would hold up the code of the page.
 */
export function fetchAhead(): Plugin {
  let base = '/';
  /** What comes first in the script. The demo's platform is not there before the app. */
  let before = '';
  let fileName = '';
  return {
    name: 'quayside-fetch-ahead',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
      const parts = [
        'theme.js',
        'scriptFailure.js',
        ...(config.mode === 'demo' ? [] : ['readAhead.js']),
      ];
      before = parts.map((part) => readFileSync(join(config.root, part), 'utf8')).join('');
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = filesOf(chunks, ['/index.html']);
      const fontNamed = (name: string) => {
        const isIt = new RegExp(`/${name}-latin-wght-normal-[^/]*\\.woff2$`);
        const font = Object.keys(bundle).find((file) => isIt.test(file));
        if (font === undefined) throw new Error(`The app has no ${name}`);
        return font;
      };
      const letters = fontNamed('geist');
      const logLetters = fontNamed('geist-mono');
      const filesFor = (...parts: readonly string[]) => [
        ...filesOf(
          chunks,
          parts.map((part) => (part.startsWith('/') ? part : `/src/areas/${part}.tsx`)),
        )
          .filter((file) => !main.includes(file))
          .map(nameOf),
        nameOf(letters),
        ...(parts.some((part) => logs.includes(part)) ? [nameOf(logLetters)] : []),
      ];
      const rulesOf = (places: readonly Place[]) =>
        places.map(([path, ...parts]): Rule => [path.source, filesFor(...parts)]);
      const source =
        before +
        scriptOf(base, {
          forAnyone: rulesOf(anyonesPages),
          signedIn: rulesOf(signedInPages),
          otherwise: [filesFor('log-in'), filesFor('signed-in')],
        });
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/first-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!themeScript.test(html)) this.error('index.html has no theme.js.');
        return html.replace(themeScript, `<script src="${base}${fileName}"></script>`);
      },
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

/** What shows a log. A page of its own asks for it only once it has a log to show. */
const appLog = '/screens/logs/LogsPanel.tsx';
const buildLog = '/screens/deployment/BuildLog.tsx';
const logs: readonly string[] = [appLog, buildLog];

/** The areas of pages that may be seen signed in or not. A path stands without its first and last slash. */
const anyonesPages: readonly Place[] = [
  [
    /^(signup|recover-password|reset-password|verify-email|verify-update-email|invitation|callback)$/,
    'signed-out',
  ],
];

/** The areas of a signed-in page. The first path that fits. */
const signedInPages: readonly Place[] = [
  [/^device$/, 'device'],
  [/^$/, 'signed-in', 'home'],
  [
    /^(settings|teams(\/new)?|[^/]+\/(settings|new-app|apps\/[^/]+\/settings))$/,
    'signed-in',
    'settings',
  ],
  [/^[^/]+(\/apps)?$/, 'signed-in'],
  [/^[^/]+\/apps\/[^/]+(\/(general|deployments))?$/, 'signed-in', 'app'],
  [/^[^/]+\/apps\/[^/]+\/deployments\/[^/]+$/, 'signed-in', 'deployment', buildLog],
  [/^[^/]+\/apps\/[^/]+\/logs$/, 'signed-in', 'logs', appLog],
  [/^[^/]+\/apps\/[^/]+\/environment-variables$/, 'signed-in', 'environment-variables'],
  [/^[^/]+\/(apps\/[^/]+\/storage|integrations(\/.+)?)$/, 'signed-in', 'integrations'],
];

/** A part is the name of an area, or how the id of a module ends. */
type Place = readonly [path: RegExp, ...parts: string[]];
type Files = readonly string[];
type Rule = readonly [path: string, files: Files];

interface Rules {
  forAnyone: readonly Rule[];
  signedIn: readonly Rule[];
  /** For who is signed out, and signed in. */
  otherwise: readonly [Files, Files];
}

/** The key is that of the console's session. Names of files are relative to the script, which lies beside them. */
function scriptOf(base: string, { forAnyone, signedIn, otherwise }: Rules): string {
  return `(() => {
  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem('access_token') !== null;
  } catch {}
  const path = location.pathname.slice(${base.length}).replace(/\\/$/, '');
  const rules = ${JSON.stringify(forAnyone)}.concat(isSignedIn ? ${JSON.stringify(signedIn)} : []);
  const files = rules.find(([pattern]) => new RegExp(pattern).test(path))?.[1];
  const folder = document.currentScript.src.replace(/[^/]*$/, '');
  const ask = (name) => {
    const link = document.createElement('link');
    const isScript = name.endsWith('.js');
    link.rel = isScript ? 'modulepreload' : 'preload';
    if (!isScript) link.as = name.endsWith('.css') ? 'style' : 'font';
    if (link.as === 'font') link.fetchPriority = 'low';
    link.crossOrigin = '';
    link.href = folder + name;
    document.head.append(link);
  };
  // A page is there without its letters: they set out when what it reads has, which may be one of six as well.
  const isFont = (name) => name.endsWith('.woff2');
  const needed = files ?? ${JSON.stringify(otherwise)}[Number(isSignedIn)];
  needed.filter((name) => !isFont(name)).forEach(ask);
  // Which way a language is written, and how its numbers are, a browser looks up when first asked: now, while it waits
  // for the code. What is read ahead sets out before, in a task of its own; who is signed out is shown no number.
  const lookUp = () => {
    try {
      new Intl.Locale(navigator.language).maximize();
      if (isSignedIn) new Intl.NumberFormat(navigator.language);
    } catch {
      // Not every device gives a tag of BCP 47.
    }
  };
  Promise.resolve(globalThis.firstAnswers?.config).then(() => {
    needed.filter(isFont).forEach(ask);
    setTimeout(lookUp);
  });
})();
`;
}

const nameOf = (file: string) => file.replace(/^assets\//, '');
