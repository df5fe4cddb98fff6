/**
 * The cascade layers, weakest first. Everything ships in one of them, so that any unlayered rule of
 * a host page wins without a fight over specificity.
 */
export const layers = {
  reset: 'quayside.reset',
  tokens: 'quayside.tokens',
  components: 'quayside.components',
  screens: 'quayside.screens',
} as const;
