import type { ScreenFixtures } from './ScreenFixtures.ts';

/** The fixtures of every folder with Screens. In Node without Vite, use `scripts/lib/readFixtures.ts`. */
export const fixtures: readonly ScreenFixtures[] = Object.values(
  import.meta.glob<ScreenFixtures>('../{screens,features}/*/screen.fixtures.ts', {
    eager: true,
    import: 'fixtures',
  }),
);
