import { useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { mergeProps, useTooltipTrigger } from 'react-aria';
import type { TooltipTriggerAria } from 'react-aria';
import { useTooltipTriggerState } from 'react-stately';
import type { TooltipTriggerState } from 'react-stately';

import type { TooltipBodyProps } from './TooltipBody.tsx';

/** Content of a {@link useTooltip}, and its trigger. */
interface TooltipOptions extends Pick<TooltipBodyProps, 'children' | 'shortcut' | 'placement'> {
  /**
   * Delay on hover, in milliseconds.
   *
   * @default 500
   */
  delay?: number;
}

/** Props for the elements of a {@link useTooltip}. */
interface TooltipParts {
  /** For the control, before its own. */
  triggerProps: TooltipTriggerAria['triggerProps'];
  /** Loads the content: needed before it is shown by other means than hover and focus. */
  fetchBody: () => void;
  /** Rendered next to it. */
  tooltip: ReactNode;
}

/**
 * `TooltipTrigger` and `Tooltip` for a control of this package. Positioning a tooltip is a lot of code, and
 * most are never seen, so it is loaded on hover or focus.
 */
export function useTooltip(
  control: RefObject<HTMLElement | null>,
  { delay = 500, ...content }: TooltipOptions,
): TooltipParts {
  return useTooltipOf(control, useTooltipTriggerState({ delay, closeDelay: 100 }), content);
}

/** The same with another state. */
export function useTooltipOf(
  control: RefObject<HTMLElement | null>,
  state: TooltipTriggerState,
  content: Omit<TooltipOptions, 'delay'>,
): TooltipParts {
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, control);
  const [Body, setBody] = useState<ComponentType<TooltipBodyProps>>();

  function fetchBody() {
    // Without it the control still has its name; the next hover or focus retries.
    import('./TooltipBody.tsx').then(
      ({ TooltipBody }) => setBody(() => TooltipBody),
      () => {},
    );
  }
  return {
    fetchBody,
    triggerProps: mergeProps(triggerProps, { onPointerEnter: fetchBody, onFocus: fetchBody }),
    tooltip: Body && <Body {...content} id={tooltipProps.id} state={state} triggerRef={control} />,
  };
}
