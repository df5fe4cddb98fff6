import { Button, CopyButton, Text, Time } from '@quayside/design-system';
import type { LogLevel } from '@quayside/design-system/log-viewer';
import { Share2 } from 'lucide-react';

import type { LineValue } from '../../features/log-query/logMatcher.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LineDetails.css.ts';

/** A line of a log, with secrets masked. */
export interface OpenedLine {
  /** The whole text of its entry. */
  text: string;
  level: LogLevel;
  /** In milliseconds since the epoch. @default unknown */
  time: number | undefined;
  values: readonly LineValue[];
  /** The deployment of the app that was live then; another one may have written it. @default unknown */
  liveDeployment: string | undefined;
  /** URL of the line. @default it has none */
  link: string | undefined;
}

interface LineDetailsProps {
  line: OpenedLine;
  onTermAdd: (term: string, isExcluded: boolean) => void;
  /** Shows the line among those that the filter hides. @default there is no filter */
  onShowInContext?: (() => void) | undefined;
}

/** A line of a log: its whole text, its values as filters, and how to pass it on. */
export function LineDetails({ line, onTermAdd, onShowInContext }: LineDetailsProps) {
  const { line: messages } = useMessages(logsMessages);
  const { text, values, link, time, liveDeployment } = line;
  return (
    <>
      <div className={styles.body}>
        <Text as="p" isMono size={12} className={styles.wholeText}>
          {text}
        </Text>
        <dl className={styles.values}>
          {values.map(({ name, value, term }) => (
            <div key={term} className={styles.value}>
              <Text as="dt" isMono size={12} tone="muted">
                {name}
              </Text>
              <dd className={styles.valueText}>
                <Text isMono size={12}>
                  {value}
                </Text>
                <span className={styles.valueActions}>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`${messages.only} ${term}`}
                    onPress={() => onTermAdd(term, false)}
                  >
                    {messages.only}
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`${messages.without} ${term}`}
                    onPress={() => onTermAdd(term, true)}
                  >
                    {messages.without}
                  </Button>
                </span>
              </dd>
            </div>
          ))}
          {liveDeployment !== undefined && (
            <div className={styles.value}>
              <Text as="dt" size={12} tone="muted">
                {messages.liveThen}
              </Text>
              <Text as="dd" isMono size={12} className={styles.valueText}>
                {liveDeployment}
              </Text>
            </div>
          )}
          {time !== undefined && (
            <div className={styles.value}>
              <Text as="dt" size={12} tone="muted">
                {messages.time}
              </Text>
              <Text as="dd" size={12} isNumeric className={styles.times}>
                <Time value={time} format="absolute" />
                <Text isMono tone="muted">
                  {new Date(time).toISOString()}
                </Text>
              </Text>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.foot}>
        <CopyButton isLabelled value={text} label={messages.copy} />
        {link !== undefined && <CopyButton isLabelled value={link} label={messages.copyLink} />}
        {link !== undefined && 'share' in navigator && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Share2 />}
            onPress={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {messages.share}
          </Button>
        )}
        {onShowInContext && (
          <Button size="sm" variant="ghost" onPress={onShowInContext}>
            {messages.showInContext}
          </Button>
        )}
      </div>
    </>
  );
}
