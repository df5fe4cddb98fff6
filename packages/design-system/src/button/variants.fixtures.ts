import type { ButtonProps } from './Button.tsx';

/** Each variant of a button, with its words. */
export const variants = [
  ['primary', 'Create App'],
  ['secondary', 'Redeploy'],
  ['ghost', 'Discard'],
  ['danger', 'Delete'],
  ['danger-quiet', 'Delete…'],
  ['link', 'Rename'],
] as const satisfies [ButtonProps['variant'], string][];
