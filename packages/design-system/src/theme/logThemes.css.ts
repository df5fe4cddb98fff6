import { declareLayers } from './declareLayers.ts';
import { declareThemes } from './themeRules.ts';

declareLayers();

// In the log viewer's stylesheet, so that a page without logs does not load their colours.
declareThemes('logViewer');
