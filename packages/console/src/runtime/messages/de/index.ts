import { de as designSystem } from '@quayside/design-system/messages/de';

import { wholeLanguage } from '../messages.ts';
import type { MessageOverrides } from '../messages.ts';
import * as areas from './areas.ts';

/** The console in German. */
export const de: MessageOverrides = wholeLanguage(areas, designSystem);
