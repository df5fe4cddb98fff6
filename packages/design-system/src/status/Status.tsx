import {
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  Clock,
  LoaderCircle,
  TriangleAlert,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import { Badge } from '../badge/index.ts';
import type { BadgeProps } from '../badge/index.ts';
import { classNames } from '../internal/classNames.ts';
import { spinning } from '../spinner/Spinner.css.ts';
import { tone } from '../text/Text.css.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Status.css.ts';

interface StatusVariant {
  icon: LucideIcon;
  /** Colour of the icon. */
  tone: keyof typeof tone;
  /** Colour of the text, if different: positive states keep the default colour. */
  words?: keyof typeof tone;
  badge: NonNullable<BadgeProps['variant']>;
}

const variants = {
  ready: { icon: CircleCheck, tone: 'success', words: 'default', badge: 'success' },
  running: { icon: LoaderCircle, tone: 'info', badge: 'info' },
  failed: { icon: CircleX, tone: 'danger', badge: 'destructive' },
  degraded: { icon: TriangleAlert, tone: 'warning', badge: 'warning' },
  waiting: { icon: CircleDashed, tone: 'subtle', words: 'muted', badge: 'outline' },
  queued: { icon: Clock, tone: 'subtle', words: 'muted', badge: 'outline' },
  cancelled: { icon: CircleSlash, tone: 'subtle', words: 'muted', badge: 'muted' },
} satisfies Record<StatusProps['state'], StatusVariant>;

/** Props of {@link Status}; the rest goes to its `span`. */
export interface StatusProps extends ComponentPropsWithRef<'span'> {
  /** Sets icon and colour together, so that they never contradict. */
  state: 'ready' | 'running' | 'failed' | 'degraded' | 'waiting' | 'queued' | 'cancelled';
  /**
   * Adds a box, for a status outside a list: in a page header, in a description list.
   *
   * @default false
   */
  isBoxed?: boolean;
}

/**
 * Status with icon, text and colour. The text is the children and carries the meaning; icon and colour only repeat it.
 */
export function Status({ state, isBoxed = false, className, children, ...rest }: StatusProps) {
  const { icon: Icon, badge, ...variant }: StatusVariant = variants[state];
  const motion = state === 'running' && spinning;
  if (isBoxed) {
    return (
      <Badge
        {...rest}
        variant={badge}
        icon={<Icon className={classNames(motion)} />}
        className={className}
      >
        {children}
      </Badge>
    );
  }
  return (
    <span
      {...rest}
      data-part="status"
      className={classNames(styles.status, tone[variant.words ?? variant.tone], className)}
    >
      <Icon className={classNames(tone[variant.tone], motion)} />
      {separateText(children)}
    </span>
  );
}
