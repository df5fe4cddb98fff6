import { useState } from 'react';

import type { ReviewRequest } from '../../features/variables/review/reviewRequest.ts';
import type { VariablesViewName } from './variablesState.ts';

interface OpenReview {
  request: ReviewRequest;
  /** Identifies it: choices for one review do not apply to the next. */
  count: number;
}

/** Returns the open reviews: one in each view, so that what is typed in it stays while another view is shown. */
export function useReviews() {
  const [current, setCurrent] = useState<Partial<Record<VariablesViewName, OpenReview>>>({});
  return {
    current,
    open: (view: VariablesViewName, request: ReviewRequest) =>
      setCurrent((before) => ({
        ...before,
        [view]: { request, count: (before[view]?.count ?? 0) + 1 },
      })),
    close: (view: VariablesViewName) => setCurrent((before) => ({ ...before, [view]: undefined })),
  };
}
