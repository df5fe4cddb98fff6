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

/** With its label and value as text. */
export const Default = meta.story({});

/** Indeterminate progress. */
export const Indeterminate = meta.story({ args: { isIndeterminate: true } });

/** A failed activity. */
export const Failed = meta.story({ args: { tone: 'danger', label: 'Upload stopped' } });

/** A label for screen readers only. */
export const WithoutValueText = meta.story({ args: { label: undefined, 'aria-label': 'Upload' } });
