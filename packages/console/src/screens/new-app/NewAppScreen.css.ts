import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screenStyle.ts';

export const body = screenStyle({ padding: vars.space[5] });
