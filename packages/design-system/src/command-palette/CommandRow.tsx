import { ChevronRight, CornerDownLeft } from 'lucide-react';
import { ListBoxItem, Text } from 'react-aria-components';

import { classNames } from '../internal/classNames.ts';
import { mono } from '../text/Text.css.ts';
import * as styles from './CommandPalette.css.ts';
import { Marked } from './Marked.tsx';
import type { RankedCommand } from './rank.ts';

interface CommandRowProps {
  ranked: RankedCommand;
  onChoose: () => void;
}

/** One command of the list. */
export function CommandRow({ ranked: { command, ranges }, onChoose }: CommandRowProps) {
  const { id, name, icon, hint, detail, preview, argument } = command;
  return (
    <ListBoxItem id={id} textValue={name} className={styles.item} onAction={onChoose}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span dir="auto" className={styles.name}>
        <Marked text={name} ranges={ranges} />
      </span>
      {/* Hidden where it stands, because it describes: else it would be a part of the name. */}
      <Text slot="description" aria-hidden="true" className={styles.description}>
        {hint !== undefined && <span className={classNames(styles.hint, mono)}>{hint} </span>}
        {preview !== undefined && <span className={styles.hint}>{preview} </span>}
        <span className={styles.end}>
          {detail}
          {argument ? (
            <ChevronRight size={16} className={styles.further} aria-hidden="true" />
          ) : (
            <CornerDownLeft size={16} className={styles.enter} aria-hidden="true" />
          )}
        </span>
      </Text>
    </ListBoxItem>
  );
}
