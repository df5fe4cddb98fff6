import * as popover from '../popover/Popover.css.ts';
import { componentStyle } from '../theme/style.ts';

export const card = componentStyle(
  { maxInlineSize: 'min(20rem, calc(100vw - 2rem))' },
  popover.surface,
  popover.content,
);
