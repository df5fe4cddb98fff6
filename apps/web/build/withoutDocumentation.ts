import type { Plugin } from 'vite';

/**
 * Leaves out of the app what the endpoints say of themselves for `openapi.json` and for people: a client calls them
 * without.
 */
export function withoutDocumentation(): Plugin {
  return {
    name: 'quayside-without-documentation',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /api-contract\/src\/endpoints\/\w+\.ts$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/\bsummary:\s*(["'])(?:\\.|(?!\1).)*\1,/g, '')
          .replaceAll(/\berrors: \{[^{}]*\},/g, ''),
        map: null,
      }),
    },
  };
}
