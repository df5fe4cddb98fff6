// The baseline: a dialog with a field over a list, without groups, combobox roles, highlights or ranking.
import { useEffect, useState } from 'react';

import { apps } from './apps.ts';

const shown = 24;

export function Plain() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'k' && event.ctrlKey) {
        event.preventDefault();
        setOpen(true);
      } else if (event.key === 'Escape') {
        setOpen(false);
        setQuery('');
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  if (!isOpen) return null;
  const found = apps.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${query}`));
  return (
    <div role="dialog" aria-label="Search">
      <input
        autoFocus
        aria-label="Search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul>
        {found.slice(0, shown).map(({ id, name, slug }) => (
          <li key={id}>
            {name} <code>{slug}</code> {'Tidewater Labs'}
          </li>
        ))}
      </ul>
    </div>
  );
}
