import {
  Circle,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  LoaderCircle,
} from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import { useLabels } from '../messages/labels.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Steps.css.ts';

/** State of a step. */
export type StepState = 'done' | 'running' | 'failed' | 'waiting' | 'skipped' | 'cancelled';

/** One step of {@link Steps}. */
export interface Step {
  id: string;
  /** Label: "Build". */
  label: ReactNode;
  state: StepState;
  /** Duration, or the reason for not starting: "38.6 s", "Not reached". */
  detail?: ReactNode;
}

/** Props of {@link Steps}; the rest go to its `<ol>`. */
export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Result of the steps. */
  'aria-label': string;
  /** Steps in their order. */
  steps: readonly Step[];
  /** `auto`: side by side, or stacked in a narrow container. @default "auto" */
  orientation?: 'auto' | 'vertical';
  /** Text of each state for screen readers; '' where label or detail say it. @default those of the `ThemeProvider`, else English */
  stateLabels?: Readonly<Partial<Record<StepState, string>>>;
}

const icons = {
  done: CircleCheck,
  running: LoaderCircle,
  failed: CircleX,
  waiting: Circle,
  skipped: CircleDashed,
  cancelled: CircleSlash,
} satisfies Record<StepState, unknown>;

const englishStates: Readonly<Record<StepState, string>> = {
  done: 'done',
  running: 'running',
  failed: 'failed',
  waiting: 'not started',
  skipped: 'skipped',
  cancelled: 'cancelled',
};

/**
 * The steps of one process, as rings on a line.
 *
 * An image of progress, not a control. Each step's state is read after its name, and the running
 * step is the current step. It does not announce changes: announce them where the change is shown.
 */
export function Steps({
  steps,
  orientation = 'auto',
  stateLabels,
  className,
  ...props
}: StepsProps) {
  const words = useLabels('steps', englishStates, stateLabels);
  return (
    <div className={styles.frame}>
      <ol {...props} data-part="steps" className={classNames(styles.steps[orientation], className)}>
        {steps.map(({ id, label, state, detail }) => {
          const Icon = icons[state];
          return (
            <li
              key={id}
              data-part="step"
              className={styles.step}
              data-state={state}
              aria-current={state === 'running' ? 'step' : undefined}
            >
              <Icon className={styles.icon} size={20} strokeWidth={1.6} aria-hidden="true" />
              <span className={styles.name}>
                <span>{label}</span>
                {words[state] !== '' && <VisuallyHidden>{`, ${words[state]}`}</VisuallyHidden>}
              </span>
              {detail === undefined ? null : (
                <span className={styles.detail}>
                  <bdi>{detail}</bdi>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
