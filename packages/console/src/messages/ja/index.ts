import { ja as designSystem } from '@quayside/design-system/messages/ja';

import type { MessageOverrides, WholeLanguage } from '../messages.ts';
import * as areas from './areas.ts';

/** The console in Japanese. */
export const ja: MessageOverrides = { ...areas, designSystem } satisfies WholeLanguage;
