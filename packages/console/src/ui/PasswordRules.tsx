import { passwordLength } from '@quayside/api-contract';
import { VisuallyHidden } from '@quayside/design-system';
import { Circle, CircleCheck } from 'lucide-react';

import { passwordRulesMessages } from '../runtime/messages/en/passwordRules.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import * as styles from './PasswordRules.css.ts';

interface PasswordRulesProps {
  password: string;
  confirmation: string;
}

/** Rules for a new password; each is checked off when met. */
export function PasswordRules({ password, confirmation }: PasswordRulesProps) {
  const messages = useMessages(passwordRulesMessages);
  const rules = [
    [messages.longEnough(passwordLength.min), password.length >= passwordLength.min],
    [messages.confirmed, password !== '' && password === confirmation],
  ] as const;
  return (
    <ul className={styles.rules} aria-label={messages.label}>
      {rules.map(([text, isMet]) => (
        <li key={text} className={styles.rule} data-met={isMet || undefined}>
          {isMet ? <CircleCheck size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
          <span>
            <span>{text}</span>
            <VisuallyHidden>{`: ${isMet ? messages.met : messages.unmet}`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
