import { addons } from 'storybook/manager-api';

import { storybookThemes } from './storybookThemes.ts';

const wantsLight = globalThis.matchMedia('(prefers-color-scheme: light)').matches;

addons.setConfig({ theme: wantsLight ? storybookThemes.light : storybookThemes.dark });
