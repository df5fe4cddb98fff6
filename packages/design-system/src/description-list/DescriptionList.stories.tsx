import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { Status } from '../status/index.ts';
import { Truncate } from '../truncate/index.ts';
import { guide } from './DescriptionList.docs.tsx';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const id = '3f9a1c88-4f0e-4f0e-9a55-77d21e4a90d1';

const meta = preview.meta({
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: [
      <DescriptionItem key="name" term="Application Name">
        Harbour API
      </DescriptionItem>,
      <DescriptionItem key="id" term="ID" action={<CopyButton value={id} label="Copy ID" />}>
        <Truncate>{id}</Truncate>
      </DescriptionItem>,
      <DescriptionItem key="region" term="Region">
        us-east-1
      </DescriptionItem>,
      <DescriptionItem key="status" term="Deployment Status">
        <Status state="ready">Ready</Status>
      </DescriptionItem>,
    ],
  },
  render: (args) => (
    <Card>
      <DescriptionList {...args} />
    </Card>
  ),
});

/** Stacked facts, with actions at the end. */
export const Default = meta.story({});

/** Side by side, for a few short facts. */
export const Columns = meta.story({ args: { layout: 'columns' } });

/** In 390 px. */
export const NarrowContainer = meta.story({
  decorators: [inNarrow],
});

/** Side by side in 390 px: two per row. */
export const NarrowColumns = meta.story({
  decorators: [inNarrow],
  args: { layout: 'columns' },
});

/** Right to left: an id keeps its own direction, and actions are on the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    children: [
      <DescriptionItem key="name" term="اسم التطبيق">
        حجز المرفأ
      </DescriptionItem>,
      <DescriptionItem key="id" term="المعرّف" action={<CopyButton value={id} label="نسخ" />}>
        <Truncate>{id}</Truncate>
      </DescriptionItem>,
      <DescriptionItem key="status" term="حالة النشر">
        <Status state="ready">جاهز</Status>
      </DescriptionItem>,
    ],
  },
});
