import { useMemo } from 'react';
import type { Ref } from 'react';
import { mergeRefs } from 'react-aria';

/** A stable ref that updates the caller's ref and `onElement`. */
export const useMergedRef = <Node>(
  callers: Ref<Node> | undefined,
  onElement: (element: Node | null) => void,
): Ref<Node> => useMemo(() => mergeRefs(callers, onElement), [callers, onElement]);
