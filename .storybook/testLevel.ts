/** Whether stories run as tests (set in `vitest.config.ts`). */
export const isTest = import.meta.env['VITE_STORY_TEST'] === 'true';

/** Whether stories run on a page that a browser translates. */
export const isTranslated = import.meta.env['VITE_STORY_TRANSLATED'] === 'true';

const isGate = import.meta.env['VITE_TEST_LEVEL'] === 'gate';

/** Names of the screen stories that the gate also checks in the other theme and direction, and for reflow. */
const checkedScreenStories = new Set(['Ready', 'Narrow', 'Long Content', 'Right To Left']);

/**
 * Whether a story is also checked in the other theme and direction, and for reflow.
 * `npm run test:full` checks every story; the gate checks the design system and four states of each screen.
 */
export const isCheckedTwice = ({ title, name }: { title: string; name: string }): boolean =>
  !isGate || !title.startsWith('Screens/') || checkedScreenStories.has(name);
