import { fixtures } from '../../packages/console/src/testing/fixtures.ts';
import type { ScreenFixture } from '../../packages/console/src/testing/ScreenFixtures.ts';
import { usualStories } from './screenStates.ts';
import type { Never, ScreenState } from './screenStates.ts';

/** Every Screen by its title on the shelf, `Screens/…`: the `screen.fixtures.ts` of all folders. */
export const screens: ReadonlyMap<string, ScreenFixture> = new Map(
  fixtures
    .flatMap((folder) => Object.entries(folder.screens))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);

/** The story that shows a Screen in a state, by the name of its export, or why there is none. */
export function storyOf(screen: ScreenFixture, state: ScreenState): string | Never {
  return screen.states[state] ?? usualStories[state];
}

/** Returns the Screen of a story title, such as `Screens/Apps`. */
export function screenAt(title: string): { title: string; screen: ScreenFixture } | undefined {
  const name = title.replace(/^Screens\//, '');
  const screen = screens.get(name);
  return screen && { title: name, screen };
}
