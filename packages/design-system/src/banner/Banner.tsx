import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../internal/classNames.ts';
import { LiveRegion } from '../live-region/index.ts';
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
  /** Level of the title as a heading. It makes the banner a region, for messages that users look for. @default no heading */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Details: the state of the user's data, and what to do. */
  children?: ReactNode;
  /** Replaces the tone's default icon. */
  icon?: ReactNode;
  /** Actions: small buttons. */
  actions?: ReactNode;
  /**
   * Announces the title, or without one the details, when the banner appears after the page: `polite` at the next pause,
   * `assertive` at once, for errors that block the user's work. Omit it for a banner that is shown from the start.
   */
  announce?: 'polite' | 'assertive';
  /**
   * Spans the whole page, without a box.
   *
   * @default false
   */
  isFullWidth?: boolean;
  /** Called when the user dismisses it. Only for messages that may be missed. */
  onDismiss?: () => void;
  /**
   * Label of the dismiss button.
   *
   * @default 'Dismiss'
   */
  dismissLabel?: string;
}

/**
 * A message about this page that stays until its cause is resolved, with the next step.
 * For the result of an action, use a toast; for a problem of a field, the field's error.
 */
export function Banner({
  tone = 'neutral',
  title,
  headingLevel,
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
  const titleId = useId();
  const Title = headingLevel === undefined ? 'div' : (`h${headingLevel}` as const);
  const announced = (text: ReactNode) =>
    announce === undefined ? text : <LiveRegion politeness={announce}>{text}</LiveRegion>;
  return (
    <div className={styles.container}>
      <div
        role={headingLevel && 'region'}
        aria-labelledby={headingLevel && titleId}
        {...rest}
        data-part="banner"
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
          {title !== undefined &&
            announced(
              <Title id={titleId} className={styles.title}>
                {title}
              </Title>,
            )}
          {children !== undefined &&
            (title === undefined ? (
              announced(<div>{separateText(children)}</div>)
            ) : (
              <div className={styles.body}>{separateText(children)}</div>
            ))}
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
