import {
  Button,
  Card,
  CardBody,
  CardFooter,
  ConfirmDialog,
  Section,
  Text,
} from '@quayside/design-system';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { useErrorText } from '../runtime/messages/useErrorText.ts';
import * as styles from './choice.css.ts';

interface DangerSectionProps {
  title: string;
  description?: string | undefined;
  /** Text beside the button. */
  lead: string;
  /** Label of the button, and title of the dialog. */
  action: string;
  /** Text to type in the dialog, such as the name of what is deleted. */
  confirmation: string;
  isDisabled: boolean;
  /** Why the button is disabled. */
  reason?: ReactNode;
  /** Text of the dialog. */
  children: ReactNode;
  onAction: () => Promise<void>;
}

/** Section of settings that deletes something for good, after a name was typed. */
export function DangerSection({
  title,
  description,
  lead,
  action,
  confirmation,
  isDisabled,
  reason,
  children,
  onAction,
}: DangerSectionProps) {
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const reasonId = useId();
  return (
    <Section layout="split" title={title} description={description}>
      <Card tone="danger">
        <CardBody className={styles.choice}>
          <Text as="p" size={13} className={styles.words}>
            {lead}
          </Text>
          <Button
            variant="danger-quiet"
            isDisabled={isDisabled}
            aria-describedby={reason === undefined ? undefined : reasonId}
            onPress={() => setOpen(true)}
          >
            {action}…
          </Button>
        </CardBody>
        {reason !== undefined && (
          <CardFooter>
            <div id={reasonId}>{reason}</div>
          </CardFooter>
        )}
      </Card>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={action}
        actionLabel={action}
        confirmation={confirmation}
        errorText={errorText}
        onAction={() => onAction()}
      >
        {children}
      </ConfirmDialog>
    </Section>
  );
}
