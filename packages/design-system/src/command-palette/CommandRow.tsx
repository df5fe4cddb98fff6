import { ChevronRight, CornerDownLeft } from 'lucide-react';
import { ListBoxItem, Text } from 'react-aria-components';

import { VisuallyHidden } from '../visually-hidden/index.ts';
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
      <Text slot="label" className={styles.name}>
        <Marked text={name} ranges={ranges} />
      </Text>
      {(hint !== undefined || preview !== undefined) && (
        <Text slot="description" className={styles.hint}>
          {hint}
          {preview !== undefined && <VisuallyHidden> {preview}</VisuallyHidden>}
        </Text>
      )}
      <span className={styles.end}>
        {detail}
        {argument ? (
          <ChevronRight size={16} className={styles.further} aria-hidden="true" />
        ) : (
          <CornerDownLeft size={16} className={styles.enter} aria-hidden="true" />
        )}
      </span>
    </ListBoxItem>
  );
}
