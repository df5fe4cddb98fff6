import { vars } from '../theme/contract.css.ts';
import { spin } from '../theme/keyframes.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

/** Rotates an icon; static with `prefers-reduced-motion`. */
export const spinning = componentStyle({
  animation: `${spin} 900ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const spinner = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: 'middle',
  color: 'inherit',
});

const square = (side: string) => ({ vars: { [vars.size.icon]: side } });

export const size = componentVariants({
  14: square('14px'),
  16: square('16px'),
  20: square('20px'),
  28: square('28px'),
});
