/**
 * The cascade layers, weakest first. All styles are in one of them, so that any unlayered rule of
 * a host page wins regardless of specificity.
 */
export const layers = {
  reset: 'quayside.reset',
  tokens: 'quayside.tokens',
  components: 'quayside.components',
  screens: 'quayside.screens',
} as const;
