import preview from '../../../../.storybook/preview.tsx';
import { guide } from './ProgressBar.docs.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Upload', value: 62 },
});

/** With its name and value in words. */
export const Default = meta.story({});

/** Under way, nobody knows how far. */
export const Indeterminate = meta.story({ args: { isIndeterminate: true } });

/** It will not go on. */
export const Failed = meta.story({ args: { tone: 'danger', label: 'Upload stopped' } });

/** A name for screen readers only. */
export const WithoutWords = meta.story({ args: { label: undefined, 'aria-label': 'Upload' } });
