import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { OxlintOverride } from 'oxlint';

/**
 * Layers of `packages/console/src`, from the top. A layer imports from itself and from those below it. `pages.ts` is open to all of them;
 * `mount/` stands above, and tests, stories, fixtures and `testing/` beside.
 */
const layers = ['screens', 'shell', 'features', 'ui', 'api', 'domain', 'runtime'] as const;

type Layer = (typeof layers)[number];
type Pattern = { group: string[]; message: string } | { regex: string; message: string };

const src = 'packages/console/src';

const ofHosts: Pattern = {
  group: ['wouter', 'wouter/*', 'msw', 'msw/*', '@quayside/api-mocks', '@quayside/api-mocks/*'],
  message: 'console gets its router and its server through ConsoleProvider.',
};

const ofLayersAbove = (layer: Layer): Pattern => ({
  group: [...layers.slice(0, layers.indexOf(layer)), 'mount'].map((above) => `**/${above}/**`),
  message: `${layer}/ imports from itself and the layers below only (docs/architecture.md).`,
});

const screens = globSync('*/', { cwd: join(import.meta.dirname, src, 'screens') });
const ofOtherScreens: Pattern = {
  regex: String.raw`^(\.\./)+(screens/)?(${screens.map((path) => basename(path)).join('|')})/`,
  message: 'A screen imports no other screen. What several screens share is in features/.',
};

const ofReact: Pattern = {
  group: ['react', 'react-*', '@quayside/design-system', '@tanstack/*'],
  message: 'domain/ holds rules, without React and without requests.',
};

const ofData: Pattern = {
  group: ['@tanstack/*', '**/api/**', '**/runtime/session/**'],
  message: 'A Screen and its parts are pure: data and actions come in as props.',
};

const onlyDefinitions =
  'Pages hold definitions only, so that every folder can import the paths that derive from them.';

/** Imports that are forbidden in a layer. */
const ofLayer = (layer: Layer) => [
  ofHosts,
  ofLayersAbove(layer),
  ...(layer === 'screens' ? [ofOtherScreens] : []),
  ...(layer === 'domain' ? [ofReact] : []),
];

const override = (files: string, patterns: Pattern[]): OxlintOverride => ({
  files: [`${src}/${files}`],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Overrides of oxlint for imports within the console. The last that matches a file applies. */
export const layerOverrides: OxlintOverride[] = [
  override('**', [ofHosts]),
  ...layers.map((layer) => override(`${layer}/**`, ofLayer(layer))),
  ...layers.map((layer) =>
    override(`${layer}/**/*{Screen,View,Panel,Card}.tsx`, [...ofLayer(layer), ofData]),
  ),
  {
    files: [
      `${src}/runtime/navigation/{next,wouter}.tsx`,
      `${src}/**/*.{stories,test}.{ts,tsx}`,
      `${src}/**/*.fixtures.{ts,tsx}`,
      `${src}/testing/**`,
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  // The regular expressions of oxlint have no look-around: these match what is not allowed.
  override('screens/*/page.ts', [
    {
      regex: String.raw`^(\./([^A-Zp]|p[^r]|.*Screen)|[a-km-z@]|l[^u]|lucide-react$|\.\./[^.]|\.\./\.\./([^r]|r[^u]))`,
      message: onlyDefinitions,
    },
  ]),
  override('pages.ts', [
    {
      regex: String.raw`^([a-z@]|\./([^sr]|r[^u])|\./screens/([^n].*|n[^o].*)[A-Z])`,
      message: onlyDefinitions,
    },
  ]),
];
