import * as z from 'zod/mini';

import { useUserData } from '../../api/useUserData.ts';
import { withView } from './savedLogViews.ts';
import type { SavedLogView, SavedLogViews } from './savedLogViews.ts';

const schema = /* @__PURE__ */ z.array(
  z.object({ name: z.string(), query: z.string(), span: z.optional(z.string()) }),
);

const noViews: readonly SavedLogView[] = [];

/** Returns the views of logs that the user saved in this browser. */
export function useSavedLogViews(): SavedLogViews {
  const { value: views = noViews, update } = useUserData<readonly SavedLogView[]>(
    'log-views',
    schema,
    noViews,
  );
  return {
    views,
    onSave: (view) => update((before) => withView(before, view)),
    onDelete: (name) => update((before) => before.filter((each) => each.name !== name)),
  };
}
