import { Button, CopyButton, Drawer, Inline, Stack, Text } from '@quayside/design-system';
import type { LogLineActionGroup } from '@quayside/design-system/log-viewer';
import { Share2 } from 'lucide-react';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LogsPanel.css.ts';

interface LineSheetProps {
  /** The whole text, with secrets masked. */
  text: string;
  /** Level and time. */
  title: string;
  /** Values of the line, as filters. */
  groups: readonly LogLineActionGroup[];
  /** Link to the line. @default it has none */
  link: string | undefined;
  onClose: () => void;
}

/** A line of a log on a phone: its whole text, its values as filters, and how to pass it on. */
export function LineSheet({ text, title, groups, link, onClose }: LineSheetProps) {
  const { line: messages } = useMessages(logsMessages);
  return (
    <Drawer isOpen title={title} onOpenChange={onClose}>
      <Stack gap={4}>
        <Text as="p" isMono size={12} translate="no" className={styles.wholeLine}>
          {text}
        </Text>
        <Inline gap={2}>
          <CopyButton value={text} label={messages.copy} />
          {link !== undefined && <CopyButton value={link} label={messages.copyLink} />}
          {link !== undefined && 'share' in navigator && (
            <Button
              variant="secondary"
              icon={<Share2 />}
              onPress={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {messages.share}
            </Button>
          )}
        </Inline>
        {groups.map((group) => (
          <Stack key={group.title} gap={1}>
            <Text size={12} tone="muted">
              {group.title}
            </Text>
            {group.actions.map(({ id, label, onAction }) => (
              <Button
                key={id}
                variant="ghost"
                className={styles.rowAction}
                onPress={() => {
                  onClose();
                  void onAction();
                }}
              >
                <Text isMono size={12} translate="no" className={styles.path}>
                  {label}
                </Text>
              </Button>
            ))}
          </Stack>
        ))}
      </Stack>
    </Drawer>
  );
}
