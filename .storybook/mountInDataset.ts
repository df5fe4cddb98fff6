import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';

import { canBePlayed } from '../packages/console/src/testing/storyDataset.ts';
import { datasetOf } from './toolbar.ts';

/**
 * Mounts a story as React's renderer does. Where the toolbar chose another platform than the one that
 * the story's script was written for, the script ends here: the page is open to look around.
 */
export const mountInDataset =
  (context: StoryContext<ReactRenderer>) =>
  async (ui?: ReactRenderer['storyResult']): Promise<StoryContext<ReactRenderer>['canvas']> => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    if (ui !== undefined && !canBePlayed(datasetOf(context.globals))) {
      throw new Error(
        'The toolbar chose another seed, a fault or another language: the page is open, and the steps of ' +
          'this story, which are written for the usual platform in English, are left to you.',
      );
    }
    return context.canvas;
  };
