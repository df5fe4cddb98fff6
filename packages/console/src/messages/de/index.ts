import { de as designSystem } from '@quayside/design-system/messages/de';

import type { MessageOverrides, WholeLanguage } from '../messages.ts';
import * as areas from './areas.ts';

/** The console in German. */
export const de: MessageOverrides = { ...areas, designSystem } satisfies WholeLanguage;
