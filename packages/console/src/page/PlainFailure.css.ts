import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screens/screenStyle.ts';

export const place = screenStyle({ padding: `${vars.space[12]} ${vars.space[4]}` });
