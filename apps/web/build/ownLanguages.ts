import type { Plugin } from 'vite';

/** The languages of the console (packages/console/src/messages/languages.ts), as React Aria has them. */
const spoken: readonly string[] = ['en-US', 'es-ES', 'de-DE', 'ja-JP', 'ar-AE'];

/**
 * Leaves out of the app what React Aria says in languages that the console does not speak: some thirty in each of its
 * parts that say something. It passes over those that are missing.
 */
export function ownLanguages(): Plugin {
  return {
    name: 'quayside-own-languages',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/react-aria\/dist\/private\/intl\/[\w-]+\/\w\w-\w\w\.mjs$/ },
      handler: (id) =>
        spoken.some((language) => id.endsWith(`/${language}.mjs`))
          ? null
          : { code: 'export default undefined;', map: null },
    },
  };
}
