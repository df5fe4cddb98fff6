import { configure } from 'storybook/test';

/**
 * Leaves to React when it draws after an event. Storybook wraps each event in `act`, also the `change` that user-event
 * sends by itself when a field that was typed into is taken away: React is drawing then, refuses to begin again, and
 * draws nothing more in this page.
 */
export function drawAsInABrowser(): void {
  configure({ eventWrapper: (dispatch) => dispatch() });
}
