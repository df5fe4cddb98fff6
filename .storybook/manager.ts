import { addons } from 'storybook/manager-api';

import { looks } from './looks.ts';

const wantsLight = globalThis.matchMedia('(prefers-color-scheme: light)').matches;

addons.setConfig({ theme: wantsLight ? looks.light : looks.dark });
