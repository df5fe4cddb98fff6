import { createTheme } from '@quayside/design-system/create-theme';
import type { Appearance } from '@quayside/console';

/** The portal's colours, radii and fonts. */
const meridian = createTheme({
  accent: '#b4442a',
  neutral: '#8a7a5f',
  radius: 2,
  font: { sans: ['Georgia'] },
});

/** Themes of the console in the portal. */
export const looks = {
  meridian: { label: 'Meridian', appearance: { theme: meridian, colorScheme: 'light' } },
  light: { label: 'Quayside, light', appearance: { colorScheme: 'light' } },
  dark: { label: 'Quayside, dark', appearance: { colorScheme: 'dark' } },
} satisfies Record<string, { label: string; appearance: Appearance }>;

/** Name of a theme. */
export type Look = keyof typeof looks;

/** Whether a text, such as a `<select>`'s value, is the name of a theme. */
export function isLook(text: string): text is Look {
  return Object.hasOwn(looks, text);
}
