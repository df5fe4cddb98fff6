import preview from '../../../../.storybook/preview.tsx';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { guide } from './Steps.docs.tsx';
import { Steps, type Step } from './Steps.tsx';

const failed: readonly Step[] = [
  { id: 'upload', label: 'Upload', state: 'done', detail: '2.1 s' },
  { id: 'queue', label: 'Queue', state: 'done', detail: '0.8 s' },
  { id: 'extract', label: 'Extract', state: 'done', detail: '1.4 s' },
  { id: 'build', label: 'Build failed', state: 'failed', detail: '38.6 s' },
  { id: 'deploy', label: 'Deploy', state: 'waiting', detail: 'Not reached' },
  { id: 'verify', label: 'Verify', state: 'waiting', detail: 'Not reached' },
];

const meta = preview.meta({
  title: 'Components/Steps',
  component: Steps,
  tags: ['autodocs'],
  parameters: { guide },
  args: { 'aria-label': 'Deployment steps', steps: failed },
});

/** A failed step is named as such, and later ones were not reached. */
export const Default = meta.story({});

/** A running step. */
export const Running = meta.story({
  args: {
    steps: [
      { id: 'upload', label: 'Upload', state: 'done', detail: '2.1 s' },
      { id: 'queue', label: 'Queue', state: 'skipped', detail: 'Not needed' },
      { id: 'build', label: 'Build', state: 'running', detail: '0:04' },
      { id: 'deploy', label: 'Deploy', state: 'waiting', detail: 'Next' },
      { id: 'verify', label: 'Verify', state: 'waiting' },
    ],
  },
});

/** Cancelled by a user, which is not a failure. */
export const Cancelled = meta.story({
  args: {
    steps: [
      { id: 'upload', label: 'Upload', state: 'cancelled', detail: 'Upload Cancelled' },
      { id: 'build', label: 'Build', state: 'waiting', detail: 'Not reached' },
      { id: 'deploy', label: 'Deploy', state: 'waiting', detail: 'Not reached' },
    ],
  },
});

/** Stacked, in a narrow container. */
export const NarrowContainer = meta.story({
  decorators: [inNarrow],
});

/** Always stacked. */
export const Vertical = meta.story({ args: { orientation: 'vertical' } });

/** Right to left: the first step is on the right, and the line leads to the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    'aria-label': 'خطوات النشر',
    steps: [
      { id: 'upload', label: 'الرفع', state: 'done', detail: '2.1 s' },
      { id: 'queue', label: 'الانتظار', state: 'skipped', detail: 'غير مطلوب' },
      { id: 'build', label: 'البناء', state: 'running', detail: '0:04' },
      { id: 'deploy', label: 'النشر', state: 'waiting' },
    ],
  },
});

/** Right to left, stacked. */
export const RightToLeftVertical = meta.story({
  globals: { dir: 'rtl' },
  args: { ...RightToLeft.input.args, orientation: 'vertical' },
});
