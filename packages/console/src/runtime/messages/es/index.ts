import { es as designSystem } from '@quayside/design-system/messages/es';

import { wholeLanguage } from '../messages.ts';
import type { MessageOverrides } from '../messages.ts';
import * as areas from './areas.ts';

/** The console in Spanish. */
export const es: MessageOverrides = wholeLanguage(areas, designSystem);
