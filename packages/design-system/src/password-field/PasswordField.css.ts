import { help } from '../field/Field.css.ts';
import { componentStyle } from '../theme/style.ts';

// A live region has to be there before its words are; empty, it takes no room.
export const note = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } }, help);
