import { useLogViewer } from './LogViewerContext.ts';
import { useThrottledValue, useValue } from './useValue.ts';

/** Number of shown lines that arrived since the view stopped following the log. */
export function useNewLineCount(): number {
  const { model } = useLogViewer();
  const { mode } = useValue(model.state);
  const rows = useValue(model.filter.rows);
  return useThrottledValue(rows, (list) =>
    mode.status === 'following' ? 0 : Math.max(0, list.endRow - list.rowOf(mode.since)),
  );
}
