import { ar as designSystem } from '@quayside/design-system/messages/ar';

import { wholeLanguage } from '../messages.ts';
import type { MessageOverrides } from '../messages.ts';
import * as areas from './areas.ts';

/** The console in Arabic. */
export const ar: MessageOverrides = wholeLanguage(areas, designSystem);
