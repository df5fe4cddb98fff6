import { Cpu } from 'lucide-react';
import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../grid/index.ts';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { guide } from './NumberField.docs.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Replicas', defaultValue: 2, minValue: 0, maxValue: 8, onChange: fn() },
});

/** Arrow keys and buttons step it; Home and End go to its limits. */
export const Default = meta.story();

/** Empty, at its limits, with a unit, invalid, read-only, disabled; three sizes. */
export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <NumberField label="Empty" placeholder="2" description="Up to 8." />
      <NumberField label="At its least" defaultValue={0} minValue={0} />
      <NumberField
        label="Unit"
        defaultValue={512}
        step={128}
        formatOptions={{ style: 'unit', unit: 'megabyte' }}
        start={<Cpu />}
      />
      <NumberField
        label="Large number"
        defaultValue={1204000.5}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
      <NumberField label="Invalid" defaultValue={9} isInvalid errorMessage="At most 8." />
      <NumberField label="Read-only" defaultValue={2} isReadOnly />
      <NumberField label="Disabled" defaultValue={2} isDisabled />
      <NumberField label="Small" size="sm" defaultValue={2} />
      <NumberField label="Large" size="lg" defaultValue={2} />
    </Grid>
  ),
});

/** In a narrow container the buttons keep their width, and the number shrinks. */
export const NarrowContainer = meta.story({
  args: { labelEnd: 'of 8', description: 'Each replica takes a share of the requests.' },
  decorators: [inNarrow],
});

/** Right to left: the buttons are on the left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { label: 'النسخ' } });
