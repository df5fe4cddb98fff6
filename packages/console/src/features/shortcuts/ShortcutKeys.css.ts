import { screenStyle } from '../../ui/screenStyle.ts';

export const keys = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  // Keys are pressed from left to right in every language.
  direction: 'ltr',
});
