import { createTheme } from '../index.ts';

export const brand = createTheme({
  accent: '#7c3aed', // primary actions, links, focus, selection
  neutral: '#64748b', // tints the greys; by default, the accent does
  radius: 10, // px
  font: { sans: ['Inter'] }, // load the font yourself; the default fonts are fallbacks
});
