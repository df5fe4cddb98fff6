import { CopyButton, Inline, Text } from '@quayside/design-system';
import type { LineRange } from '@quayside/design-system/log-viewer';

import { lineLinksMessages } from '../runtime/messages/en/logs.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

/** Props of {@link CopyLinkToLines}. */
export interface CopyLinkToLinesProps {
  /** The selected lines. */
  lines: LineRange;
  /** Returns the URL of lines. Throws if they have none, which the button reports. */
  linkTo: (lines: LineRange) => string;
}

/** Button that copies a link to the selected lines of a log. It is below the log, so that it does not move the lines. */
export function CopyLinkToLines({ lines, linkTo }: CopyLinkToLinesProps) {
  const messages = useMessages(lineLinksMessages);
  return (
    <Inline>
      <Text size={13} tone="muted" isNumeric>
        {messages.to(lines.last - lines.first + 1)}
      </Text>
      <CopyButton
        label={messages.copy}
        copiedLabel={messages.copied}
        failedLabel={messages.none}
        value={() => linkTo(lines)}
      />
    </Inline>
  );
}
