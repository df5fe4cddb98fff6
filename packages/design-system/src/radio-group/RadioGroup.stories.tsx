import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import * as checkboxStyles from '../checkbox/Checkbox.css.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { Stills } from '../internal/Stills.fixtures.tsx';
import { Stack } from '../stack/index.ts';
import * as styles from './RadioGroup.css.ts';
import { guide } from './RadioGroup.docs.tsx';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const roles = [
  <Radio key="admin" value="admin" description="Invites and removes people.">
    admin
  </Radio>,
  <Radio key="member" value="member" description="Deploys, and reads logs.">
    member
  </Radio>,
];

const meta = preview.meta({
  title: 'Components/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Role', defaultValue: 'member', onChange: fn(), children: roles },
});

/** Tab focuses the selected value, arrow keys select. */
export const Default = meta.story();

const states = ['rest', 'hovered', 'focus-visible', 'selected', 'disabled'] as const;

/** Each state of a radio button, and those of the group. */
export const States = meta.story({
  render: () => (
    <Stack gap={6}>
      <Inline gap={5} isWrapping>
        <Stills className={checkboxStyles.button} states={states}>
          {(state) => (
            <>
              <span className={styles.circle}>
                {state === 'selected' && <span className={styles.dot} />}
              </span>
              <span>{state}</span>
            </>
          )}
        </Stills>
      </Inline>
      <Grid columns={3}>
        <RadioGroup label="Nothing chosen" description="An admin can change it later.">
          {roles}
        </RadioGroup>
        <RadioGroup label="Invalid" isInvalid errorMessage="Choose a role.">
          {roles}
        </RadioGroup>
        <RadioGroup label="Disabled" isDisabled defaultValue="admin">
          {roles}
        </RadioGroup>
        <RadioGroup label="One disabled" defaultValue="member">
          <Radio value="owner" isDisabled>
            owner
          </Radio>
          <Radio value="member">member</Radio>
        </RadioGroup>
        <RadioGroup label="Beside each other" orientation="horizontal" defaultValue="b">
          <Radio value="a">Local</Radio>
          <Radio value="b">UTC</Radio>
          <Radio value="c">Since start</Radio>
        </RadioGroup>
      </Grid>
    </Stack>
  ),
});

/** Long words break, and the circle is aligned with the first line. */
export const NarrowLongContent = meta.story({
  args: {
    children: (
      <Radio
        value="member"
        description="Deploys every app of the team, reads its logs and its variables, and invites nobody."
      >
        A member of the team who has been invited by its owner or by an admin, and
        who_was_given_a_very_long_name_without_any_spaces
      </Radio>
    ),
  },
  decorators: [inNarrow],
});

/** Right to left: the circles are on the right. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { label: 'الدور' } });
