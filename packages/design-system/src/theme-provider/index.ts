export { ThemeProvider } from './ThemeProvider.tsx';
export type { ThemeProviderProps } from './ThemeProvider.tsx';
export { useTheme } from './ThemeContext.ts';
export type { Theme } from './ThemeContext.ts';
