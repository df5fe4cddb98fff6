import { configure } from 'storybook/test';

/**
 * Lets React schedule its renders after events. Storybook wraps each event in `act`, also the `change` that user-event
 * dispatches when an edited field is removed: React is rendering then, rejects a nested render, and stops rendering in
 * this page.
 */
export function disableActWrapper(): void {
  configure({ eventWrapper: (dispatch) => dispatch() });
}
