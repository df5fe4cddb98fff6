import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';

import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../internal/classNames.ts';
import type { ToastContent, ToastTone } from './createToaster.ts';
import { tone as textTone, weight } from '../text/Text.css.ts';
import * as styles from './Toast.css.ts';

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert } satisfies Record<
  ToastTone,
  unknown
>;

interface ToastCardProps {
  tone: ToastTone;
  content: ToastContent;
  dismissLabel: string;
  onDismiss: () => void;
}

/** One toast. */
export function ToastCard({ tone, content, dismissLabel, onDismiss }: ToastCardProps) {
  const { title, description, descriptionLang, action } = content;
  const Icon = icons[tone];
  return (
    <div className={styles.card}>
      <Icon
        className={classNames(styles.icon, textTone[tone === 'neutral' ? 'muted' : tone])}
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <div className={styles.words}>
        <p className={weight.medium}>{title}</p>
        {description === undefined ? null : (
          <p lang={descriptionLang} className={textTone.muted}>
            {description}
          </p>
        )}
      </div>
      {action === undefined ? (
        <IconButton label={dismissLabel} size="xs" onPress={onDismiss}>
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          size="sm"
          onPress={() => {
            onDismiss();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
