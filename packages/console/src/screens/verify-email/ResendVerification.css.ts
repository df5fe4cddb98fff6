import { screenStyle } from '../../ui/screenStyle.ts';

/** As wide as the card, like every form of a signed-out page. */
export const form = screenStyle({ alignSelf: 'stretch', textAlign: 'start' });
