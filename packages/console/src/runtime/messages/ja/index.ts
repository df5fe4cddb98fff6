import { ja as designSystem } from '@quayside/design-system/messages/ja';

import { wholeLanguage } from '../messages.ts';
import type { MessageOverrides } from '../messages.ts';
import * as areas from './areas.ts';

/** The console in Japanese. */
export const ja: MessageOverrides = wholeLanguage(areas, designSystem);
