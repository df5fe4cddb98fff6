import { help } from '../field/Field.css.ts';
import { componentStyle } from '../theme/style.ts';

// A live region must exist before its text; empty, it takes no space.
export const note = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } }, help);
