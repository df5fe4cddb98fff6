import { createTheme } from '../index.ts';

export const brand = createTheme({
  accent: '#7c3aed', // primary actions, links, focus, selection
  neutral: '#64748b', // tints the greys; left out, they take a hint of the accent
  radius: 10, // px
  font: { sans: ['Inter'] }, // load it yourself; ours follow as fallbacks
});
