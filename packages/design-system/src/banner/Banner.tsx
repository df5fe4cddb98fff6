import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../internal/classNames.ts';
import { tone as textTone } from '../text/Text.css.ts';
import { useDismissLabel } from '../messages/labels.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Banner.css.ts';

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Props of {@link Banner}; the rest goes to its element. */
export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Severity; sets colour and icon. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Title: the event, in one line. */
  title?: ReactNode;
  /** Details: what was kept, and what to do. */
  children?: ReactNode;
  /** Replaces the tone's own icon. */
  icon?: ReactNode;
  /** The next step: small buttons. */
  actions?: ReactNode;
  /**
   * Reads itself out where it appears after the page did: `polite` when there is a pause, `assertive`
   * at once, for what stops the person's work. What was there from the start needs neither.
   */
  announce?: 'polite' | 'assertive';
  /**
   * Across the whole page, without a box.
   *
   * @default false
   */
  isFullWidth?: boolean;
  /** Makes it go away for good. Only for what may be missed. */
  onDismiss?: () => void;
  /**
   * The name of the button that does.
   *
   * @default 'Dismiss'
   */
  dismissLabel?: string;
}

/**
 * Something the person should know about this page, that stays until it is over, with the next step.
 * For the result of an action, use a toast; for what belongs to a field, the field's error.
 */
export function Banner({
  tone = 'neutral',
  title,
  icon,
  actions,
  announce,
  isFullWidth = false,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: BannerProps) {
  const dismiss = useDismissLabel();
  const Icon = icons[tone];
  const iconClassName = classNames(styles.icon, textTone[tone === 'neutral' ? 'muted' : tone]);
  const role = announce && (announce === 'assertive' ? 'alert' : 'status');
  return (
    <div className={styles.container}>
      <div
        role={role}
        {...rest}
        className={classNames(
          styles.banner,
          styles.tone[tone],
          isFullWidth && styles.wide,
          isFullWidth && styles.wideTone[tone],
          className,
        )}
      >
        {icon === undefined ? (
          <Icon className={iconClassName} />
        ) : (
          <span className={iconClassName}>{icon}</span>
        )}
        <div className={classNames(styles.content, isFullWidth && styles.wideContent)}>
          {title !== undefined && <div className={styles.title}>{title}</div>}
          {children !== undefined && (
            <div className={title === undefined ? undefined : styles.body}>
              {separateText(children)}
            </div>
          )}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {onDismiss && (
          <span className={styles.dismiss}>
            <IconButton label={dismissLabel ?? dismiss} size="sm" onPress={onDismiss}>
              <X />
            </IconButton>
          </span>
        )}
      </div>
    </div>
  );
}
