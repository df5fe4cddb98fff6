import {
  Button,
  IconButton,
  Inline,
  Popover,
  Stack,
  Text,
  useClipboard,
  VisuallyHidden,
} from '@quayside/design-system';
import { Check, Copy, Link2, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import * as styles from './LogsPanel.css.ts';

/** Contents of a link to a log, and its text as Markdown. */
export interface SharedLog {
  /** Each setting that the link has. */
  contents: readonly string[];
  link: string;
  /** Returns what is shown as Markdown, with the link. */
  markdown: () => string;
}

/** Button that shares what a log shows, by link or as text. `shared` is called when it is pressed. */
export function ShareLog({ shared }: { shared: () => SharedLog }) {
  const { share: messages } = useMessages(logsMessages);
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<SharedLog>();
  const [copied, setCopied] = useState<'link' | 'markdown'>();
  const { copy, manualCopy } = useClipboard();
  const copyAs = async (kind: 'link' | 'markdown', text: string) =>
    setCopied((await copy(text)) ? kind : undefined);
  const isPhone = useMediaQuery(phone);
  function share() {
    setCopied(undefined);
    setOpen(shared());
  }
  return (
    <div ref={anchor}>
      {isPhone ? (
        <IconButton variant="secondary" label={messages.label} data-action="share" onPress={share}>
          <Share2 />
        </IconButton>
      ) : (
        <Button variant="secondary" icon={<Share2 />} data-action="share" onPress={share}>
          {messages.label}
        </Button>
      )}
      <Popover
        triggerRef={anchor}
        isOpen={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        placement="bottom end"
        aria-label={messages.title}
      >
        {open && (
          <Stack gap={3} className={styles.share}>
            <Text as="p" weight="medium">
              {messages.title}
            </Text>
            <Stack as="ul" gap={2}>
              {open.contents.map((text) => (
                <Inline key={text} as="li" align="baseline">
                  <Check size={14} aria-hidden />
                  <Text tone="muted" className={styles.path}>
                    {text}
                  </Text>
                </Inline>
              ))}
            </Stack>
            <Text as="p" size={12} tone="muted">
              {messages.note}
            </Text>
            <Inline gap={2}>
              <Button
                variant="primary"
                icon={copied === 'link' ? <Check /> : <Link2 />}
                onPress={() => void copyAs('link', open.link)}
              >
                {messages.copyLink}
              </Button>
              <Button
                variant="secondary"
                icon={copied === 'markdown' ? <Check /> : <Copy />}
                onPress={() => void copyAs('markdown', open.markdown())}
              >
                {messages.copyMarkdown}
              </Button>
            </Inline>
            <VisuallyHidden aria-live="polite">{copied && messages.copied[copied]}</VisuallyHidden>
            {manualCopy}
          </Stack>
        )}
      </Popover>
    </div>
  );
}
