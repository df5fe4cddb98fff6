import { es as designSystem } from '@quayside/design-system/messages/es';

import type { MessageOverrides, WholeLanguage } from '../messages.ts';
import * as areas from './areas.ts';

/** The console in Spanish. */
export const es: MessageOverrides = { ...areas, designSystem } satisfies WholeLanguage;
