import { Button, IconButton, Stack, Text, TextField } from '@quayside/design-system';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { longestViewName } from '../../features/log-views/savedLogViews.ts';
import type { SavedLogView, SavedLogViews } from '../../features/log-views/savedLogViews.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './SavedViews.css.ts';

interface SavedViewsProps {
  views: SavedLogViews;
  /** Filters and span that are shown. */
  current: Omit<SavedLogView, 'name'>;
  onApply: (view: SavedLogView) => void;
  onSave: (view: SavedLogView) => void;
}

/** Shows, saves and deletes views: a filter and a relative range with a name. */
export function SavedViews({ views, current, onApply, onSave }: SavedViewsProps) {
  const { savedViews: messages } = useMessages(logsMessages);
  return (
    <Stack gap={3} className={styles.popover}>
      {views.views.length === 0 ? (
        <Text as="p" size={13} tone="muted">
          {messages.empty}
        </Text>
      ) : (
        <ul className={styles.views} aria-label={messages.title}>
          {views.views.map((view) => (
            <li key={view.name} className={styles.view}>
              <Button variant="ghost" className={styles.apply} onPress={() => onApply(view)}>
                {view.name}
              </Button>
              <IconButton
                size="sm"
                variant="ghost"
                label={messages.delete(view.name)}
                onPress={() => views.onDelete(view.name)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <SaveForm
        names={views.views.map(({ name }) => name)}
        onSave={(name) => onSave({ name, ...current })}
      />
    </Stack>
  );
}

interface SaveFormProps {
  /** Names of all views. */
  names: readonly string[];
  onSave: (name: string) => void;
}

function SaveForm({ names, onSave }: SaveFormProps) {
  const { savedViews: messages } = useMessages(logsMessages);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') onSave(name);
      }}
    >
      <Stack gap={3}>
        <TextField
          label={messages.name}
          autoComplete="off"
          maxLength={longestViewName}
          value={typed}
          onChange={setTyped}
          description={names.includes(name) ? messages.replaces(name) : messages.hint}
        />
        <Button type="submit" isDisabled={name === ''}>
          {messages.save}
        </Button>
      </Stack>
    </form>
  );
}
