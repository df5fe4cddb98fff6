import { screenStyle } from '../../ui/screenStyle.ts';

export const changedNames = screenStyle({ overflowWrap: 'anywhere' });
