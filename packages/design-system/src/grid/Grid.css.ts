import { componentStyle, componentVariants } from '../theme/style.ts';

export const container = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const grid = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const from = (minInlineSize: string, columns: number) => ({
  [`(min-width: ${minInlineSize})`]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
});

export const columns = componentVariants({
  1: {},
  2: { '@container': from('38.75rem', 2) },
  3: { '@container': { ...from('38.75rem', 2), ...from('51.25rem', 3) } },
  4: { '@container': { ...from('30rem', 2), ...from('51.25rem', 4) } },
});
