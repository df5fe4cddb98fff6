import { useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { mergeProps, useTooltipTrigger } from 'react-aria';
import type { TooltipTriggerAria } from 'react-aria';
import { useTooltipTriggerState } from 'react-stately';

import type { TooltipBodyProps } from './TooltipBody.tsx';
import { useContainerFocus } from './useContainerFocus.ts';

/** Content of a {@link useTooltip}, and its trigger. */
interface TooltipOptions extends Pick<TooltipBodyProps, 'children' | 'shortcut' | 'placement'> {
  /**
   * Delay on hover, in milliseconds.
   *
   * @default 500
   */
  delay?: number;
  /**
   * Selector of the ancestor whose keyboard focus shows the tooltip too, for text that is not focusable.
   *
   * @default none
   */
  container?: string;
}

/** Props for the elements of a {@link useTooltip}. */
interface TooltipParts {
  /** For the control, before its own. */
  triggerProps: TooltipTriggerAria['triggerProps'];
  /** Rendered next to it. */
  tooltip: ReactNode;
}

/**
 * `TooltipTrigger` and `Tooltip` for a control of this package. Positioning a tooltip is a lot of code, and
 * most are never seen, so it is loaded on hover or focus.
 */
export function useTooltip(
  control: RefObject<HTMLElement | null>,
  { delay = 500, container, ...content }: TooltipOptions,
): TooltipParts {
  const trigger = useTooltipTriggerState({ delay, closeDelay: 100 });
  const [isContainerFocused, setContainerFocused] = useContainerFocus(
    control,
    container,
    fetchBody,
  );
  // Not opened through `trigger`, which closes every other tooltip: a row can have two times.
  const state = {
    ...trigger,
    isOpen: trigger.isOpen || isContainerFocused,
    close(isImmediate?: boolean) {
      setContainerFocused(false);
      trigger.close(isImmediate);
    },
  };
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
    triggerProps: mergeProps(triggerProps, { onPointerEnter: fetchBody, onFocus: fetchBody }),
    tooltip: Body && <Body {...content} id={tooltipProps.id} state={state} triggerRef={control} />,
  };
}
