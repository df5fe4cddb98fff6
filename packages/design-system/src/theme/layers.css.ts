import { globalLayer } from '@vanilla-extract/css';

const quayside = globalLayer('quayside');

/**
 * The cascade layers, weakest first. Everything ships in one of them, so that any unlayered rule of
 * a host page wins without a fight over specificity.
 */
export const layers = {
  reset: globalLayer({ parent: quayside }, 'reset'),
  tokens: globalLayer({ parent: quayside }, 'tokens'),
  components: globalLayer({ parent: quayside }, 'components'),
  screens: globalLayer({ parent: quayside }, 'screens'),
};
