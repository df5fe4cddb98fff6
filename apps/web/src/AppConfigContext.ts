import { createContext, use } from 'react';

import type { AppConfig } from './config.ts';

/** The configuration of this app. */
export const AppConfigContext = createContext<AppConfig>({ apiBaseUrl: '' });

/** The configuration of this app. */
export const useAppConfig = (): AppConfig => use(AppConfigContext);
