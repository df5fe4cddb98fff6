import { Bookmark } from 'lucide-react';

import { buildPath } from '../../runtime/navigation/paths.ts';
import type { SavedLogView } from '../log-views/savedLogViews.ts';
import type { PaletteCommand } from './PaletteCommand.ts';

/** Returns a command for each saved view of logs, which shows it for an app. */
export function logViewCommands(
  views: readonly SavedLogView[],
  app: { teamSlug: string; appSlug: string },
  group: string,
): PaletteCommand[] {
  return views.map(({ name, query, span }) => ({
    id: `log view ${name}`,
    name,
    hint: query,
    group,
    icon: <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" />,
    effect: {
      pathOf: () => buildPath('logs', app, { q: query === '' ? undefined : query, range: span }),
    },
  }));
}
