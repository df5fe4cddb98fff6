import type { ReactRenderer } from '@storybook/react-vite';
import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { StoryContext } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';

import { datasetOf } from './toolbar.ts';

/** Remounts a story when Seed or Fault changes in the toolbar, because a story opens its platform as it mounts. */
export function remountOnDatasetChange({ id, globals }: StoryContext<ReactRenderer>): () => void {
  const { seed, fault } = datasetOf(globals);
  const channel = addons.getChannel();
  function onGlobalsUpdated(event: { globals: Readonly<Record<string, unknown>> }) {
    const next = datasetOf(event.globals);
    if (next.seed !== seed || next.fault !== fault) channel.emit(FORCE_REMOUNT, { storyId: id });
  }
  channel.on(GLOBALS_UPDATED, onGlobalsUpdated);
  return () => channel.off(GLOBALS_UPDATED, onGlobalsUpdated);
}
