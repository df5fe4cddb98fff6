/** Whether stories run as tests (set in `vitest.config.ts`). */
export const isTest = import.meta.env['VITE_STORY_TEST'] === 'true';

/** Whether stories run on a page that a browser translates. */
export const isTranslated = import.meta.env['VITE_STORY_TRANSLATED'] === 'true';

const isGate = import.meta.env['VITE_TEST_LEVEL'] === 'gate';

interface StoryName {
  title: string;
  name: string;
}

/** Whether the gate makes only a selection of checks of a story. `npm run test:full` makes all. */
const isSelective = ({ title }: StoryName) => isGate && title.startsWith('Screens/');

/** Screen stories that the gate checks for reflow: those with the least space for the most content. */
const reflowingStories = new Set(['Ready', 'Narrow', 'Long Content', 'Right To Left']);

/** Whether a story is also checked for reflow. */
export const isCheckedForReflow = (story: StoryName): boolean =>
  !isSelective(story) || reflowingStories.has(story.name);

/** Whether a story is also checked in the other theme and direction. Every screen has a story Right To Left. */
export const isCheckedTwice = (story: StoryName): boolean =>
  !isSelective(story) || story.name === 'Right To Left';
