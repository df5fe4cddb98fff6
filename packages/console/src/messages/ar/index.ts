import { ar as designSystem } from '@quayside/design-system/messages/ar';

import type { MessageOverrides, WholeLanguage } from '../messages.ts';
import * as areas from './areas.ts';

/** The console in Arabic. */
export const ar: MessageOverrides = { ...areas, designSystem } satisfies WholeLanguage;
