import { TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately';

import { Tooltip } from './Tooltip.tsx';
import type { TooltipProps } from './Tooltip.tsx';

/** Props of {@link TooltipBody}. */
export interface TooltipBodyProps extends TooltipProps {
  id: string | undefined;
  state: TooltipTriggerState;
}

/** The lazily loaded part of `useTooltip`. */
export function TooltipBody({ state, ...props }: TooltipBodyProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...props} />
    </TooltipTriggerStateContext>
  );
}
