import { defineConfig } from 'oxlint';
import type { OxlintOverride } from 'oxlint';

import { layerOverrides } from './layers.config.ts';
import { excluded, excludedReads } from './packages/console/src/testing/writeIds.ts';

const ofTimes =
  'Times are formatted by Time, the log viewer and the axes of Logs (docs/localising.md).';
const timeFormatters = [
  ...['DateTimeFormat', 'RelativeTimeFormat', 'DurationFormat'].map((property) => ({
    object: 'Intl',
    property,
    message: ofTimes,
  })),
  ...['toLocaleDateString', 'toLocaleTimeString', 'toUTCString'].map((property) => ({
    property,
    message: ofTimes,
  })),
];

/** Calls of other clients. */
const foreignCalls = [...excluded, ...excludedReads].map((property) => ({
  property,
  message: 'The console does not make this call (docs/api-calls.md).',
}));

/** Modules of api-mocks that only its entries for Node.js import. */
const modulesOfNode = ['bin', 'node', 'server', 'nodeHttp', 'sqlite', 'files', 'zstd'];

const ofNode = {
  regex: `^node:|^msw/node$|/(?:${modulesOfNode.join('|')})\\.ts$`,
  message: 'The platform runs in browsers too: only modules for Node.js import Node.js.',
};

const ofServed = {
  group: ['@quayside/console', '@quayside/design-system', 'react', 'react-*'],
  message: 'api-mocks never imports what it serves.',
};

/** Most lines of a file, without blank ones and comments. Lower it as the longest files shrink. */
const maxLines = (max: number): OxlintOverride['rules'] => ({
  'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
});

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest', 'promise'],
  options: {
    typeAware: true,
  },
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  env: {
    builtin: true,
  },
  ignorePatterns: [
    '**/dist/**',
    '**/dist-demo/**',
    '**/mockServiceWorker.js',
    '**/storybook-static/**',
    '.cache/**',
    // Its packages are installed only to run the benchmark.
    'bench/first-load/react-admin/**',
  ],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': [
      'error',
      {
        allow: ['**/*.css', '**/*.css.ts'],
      },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/consistent-return': 'off',
    'react/no-unstable-nested-components': [
      'error',
      {
        allowAsProps: true,
      },
    ],
    'jsx-a11y/no-autofocus': [
      'error',
      {
        ignoreNonDOM: true,
      },
    ],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-console': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'import/no-cycle': 'error',
    ...maxLines(400),
    // The most complex screen has this. Lower it as functions get simpler.
    complexity: ['error', { max: 45 }],
  },
  overrides: [
    {
      // Texts, and tests with their data.
      files: [
        '**/{messages,testing}/**',
        '**/*Descriptions.ts',
        '**/*.{test,stories,fixtures}.{ts,tsx}',
      ],
      rules: maxLines(900),
    },
    {
      files: ['packages/api-contract/src/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@quayside/*', 'react', 'react-*', '@tanstack/*', 'msw', 'msw/*', 'wouter'],
                message: 'api-contract stands alone.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['packages/design-system/src/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@quayside/*', '@tanstack/react-query', 'msw', 'msw/*', 'wouter'],
                message: 'design-system knows nothing of the product.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['packages/api-mocks/src/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [ofServed, ofNode] }] },
    },
    {
      files: [...modulesOfNode, '*.{test,fixtures}'].map(
        (name) => `packages/api-mocks/src/**/${name}.ts`,
      ),
      rules: { 'no-restricted-imports': ['error', { patterns: [ofServed] }] },
    },
    {
      files: ['packages/console/src/**'],
      rules: {
        'no-restricted-globals': ['error', 'location', 'localStorage', 'sessionStorage', 'fetch'],
      },
    },
    {
      files: [
        'packages/console/src/runtime/navigation/{next,wouter}.tsx',
        'packages/console/src/**/*.{stories,test}.{ts,tsx}',
        'packages/console/src/testing/**',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['packages/{console,design-system}/src/**', 'apps/web/src/**'],
      rules: { 'no-restricted-properties': ['error', ...timeFormatters] },
    },
    {
      files: ['packages/console/src/**'],
      rules: { 'no-restricted-properties': ['error', ...timeFormatters, ...foreignCalls] },
    },
    {
      // For hosts, and for commands to copy.
      files: [
        'packages/console/src/runtime/session/checkToken.ts',
        'packages/console/src/features/copy-as/**',
      ],
      rules: { 'no-restricted-properties': ['error', ...timeFormatters] },
    },
    {
      files: [
        'packages/console/src/domain/wallTime.ts',
        'packages/console/src/screens/logs/clockTime.ts',
        'packages/design-system/src/log-viewer/text/timestamp.ts',
        'packages/design-system/src/time/format.ts',
        '**/*.{test,stories,fixtures}.{ts,tsx}',
        'packages/console/src/testing/**',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    ...layerOverrides,
    {
      files: ['scripts/**', '**/bin.ts', '**/*.write.ts', 'bench/**'],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: ['e2e/**'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
  ],
});
