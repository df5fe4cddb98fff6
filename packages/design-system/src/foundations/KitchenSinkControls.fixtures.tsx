import { Copy, Ellipsis, Eye, Rocket, TextWrap } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../badge/index.ts';
import type { BadgeProps } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { variants } from '../button/variants.fixtures.ts';
import { Card, CardBody } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { ComboBox, ComboBoxItem } from '../combo-box/index.ts';
import { FileDrop } from '../file-drop/index.ts';
import { Grid } from '../grid/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Inline } from '../inline/index.ts';
import { Kbd } from '../kbd/index.ts';
import { Link } from '../link/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { Radio, RadioGroup } from '../radio-group/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Section } from '../section/index.ts';
import { SegmentedControl, SegmentedControlItem } from '../segmented-control/index.ts';
import { Select, SelectItem } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { Status } from '../status/index.ts';
import { statuses } from '../status/statuses.fixtures.ts';
import { Switch } from '../switch/index.ts';
import { Text } from '../text/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './foundations.css.ts';
import { InState } from './InState.fixtures.tsx';

const states = ['hovered', 'pressed', 'focus-visible'] as const;

const inState = (state: (typeof states)[number], button: ReactNode) => (
  <InState state={state} of="button">
    {button}
  </InState>
);

/** Every variant of a button in every state. */
export function Buttons() {
  return (
    <Section title="Buttons">
      <Card>
        <CardBody className={styles.scroller} tabIndex={0} role="group" aria-label="Buttons">
          <table className={styles.states}>
            <thead>
              <tr>
                {[
                  'Variant',
                  'Rest',
                  'Hover',
                  'Pressed',
                  'Focus',
                  'Disabled',
                  'Loading',
                  'Small',
                ].map((state) => (
                  <th key={state} scope="col">
                    {state}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {variants.map(([variant, words]) => (
                <tr key={variant}>
                  <th scope="row">{variant}</th>
                  <td>
                    <Button variant={variant}>{words}</Button>
                  </td>
                  {states.map((state) => (
                    <td key={state}>
                      {inState(state, <Button variant={variant}>{words}</Button>)}
                    </td>
                  ))}
                  <td>
                    <Button variant={variant} isDisabled>
                      {words}
                    </Button>
                  </td>
                  <td>
                    <Button variant={variant} isPending>
                      {words}
                    </Button>
                  </td>
                  <td>
                    <Button variant={variant} size="sm">
                      {words}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </CardBody>
      </Card>
      <Inline gap={4} isWrapping>
        <Button variant="primary" size="lg">
          Large
        </Button>
        <Button icon={<Rocket />}>With Icon</Button>
        <Button shortcut={<Kbd>E</Kbd>}>With Key</Button>
        <Inline gap={1}>
          <IconButton label="More">
            <Ellipsis />
          </IconButton>
          <IconButton label="Copy">
            <Copy />
          </IconButton>
          <IconButton label="Show">
            <Eye />
          </IconButton>
          <IconButton label="Wrap Lines" variant="secondary">
            <TextWrap />
          </IconButton>
        </Inline>
        <Link href="#link">Link</Link>
        <InState state="hovered" of="a">
          <Link href="#hover">Link, Hover</Link>
        </InState>
        <InState state="focus-visible" of="a">
          <Link href="#focus">Link, Focus</Link>
        </InState>
      </Inline>
    </Section>
  );
}

const badges = [
  'default',
  'secondary',
  'destructive',
  'outline',
  'muted',
  'success',
  'warning',
  'info',
] as const satisfies BadgeProps['variant'][];

/** Badges, and statuses with and without a box. */
export function Badges() {
  return (
    <Section title="Badges and status">
      <Card>
        <CardBody>
          <Stack gap={5}>
            <Inline gap={3} isWrapping>
              {badges.map((variant) => (
                <Badge key={variant} variant={variant}>
                  {variant}
                </Badge>
              ))}
              <Badge size="sm" variant="success">
                Live
              </Badge>
              <Badge size="sm" variant="secondary">
                You
              </Badge>
            </Inline>
            <Inline gap={6} isWrapping>
              {statuses.map(([state, words]) => (
                <Status key={state} state={state}>
                  {words}
                </Status>
              ))}
            </Inline>
            <Inline gap={3} isWrapping>
              {statuses.map(([state, words]) => (
                <Status key={state} state={state} isBoxed>
                  {words}
                </Status>
              ))}
            </Inline>
          </Stack>
        </CardBody>
      </Card>
    </Section>
  );
}

/** Default, hovered, focused, disabled and invalid fields, and each kind of field. */
export function Fields() {
  return (
    <Section title="Fields">
      <Grid columns={4}>
        <TextField label="Rest" placeholder="Harbour API" description="3 to 50 characters." />
        <InState state="hovered" of="[data-rac][role=presentation]">
          <TextField label="Hover" defaultValue="Harbour API" />
        </InState>
        <InState state="focus-within" of="[data-rac][role=presentation]">
          <TextField label="Focus" defaultValue="Harbour API" />
        </InState>
        <TextField
          label="Disabled"
          defaultValue="Harbour API"
          isDisabled
          description="Only an admin can rename the team."
        />
        <TextField
          label="Invalid"
          defaultValue="Ha"
          isInvalid
          errorMessage="Name must be at least 3 characters"
        />
        <PasswordField
          label="Password"
          defaultValue="quayside-demo"
          autoComplete="current-password"
        />
        <SearchField label="Search" placeholder="Search apps" shortcut={<Kbd>/</Kbd>} />
        <Select label="Select" defaultValue="us">
          <SelectItem id="us">us-east-1</SelectItem>
          <SelectItem id="eu">eu-west-1</SelectItem>
        </Select>
      </Grid>
      <Grid columns={2}>
        <TextArea
          label="Text area"
          isMono
          rows={3}
          defaultValue={'{"berths": true,\n "pilotage": false}'}
          description="Valid JSON."
        />
        <FileDrop
          label="File drop"
          hint="Drop a folder, a .zip or a .tar.gz"
          files={[]}
          onChange={() => undefined}
        />
        <ComboBox label="Combo box" placeholder="Search regions" description="Typing narrows it.">
          <ComboBoxItem id="us">us-east-1</ComboBoxItem>
          <ComboBoxItem id="eu">eu-west-1</ComboBoxItem>
        </ComboBox>
        <Grid columns={2}>
          <TextField label="With an end" end={<Text tone="muted">ms</Text>} defaultValue="250" />
          <NumberField label="Number" defaultValue={2} minValue={0} maxValue={8} />
        </Grid>
      </Grid>
    </Section>
  );
}

/** Switches, check boxes and radio groups. */
export function Choices() {
  return (
    <Section title="Choices">
      <Card>
        <CardBody>
          <Grid columns={4}>
            <Stack gap={2}>
              <Checkbox>Off</Checkbox>
              <Checkbox defaultSelected>On</Checkbox>
              <Checkbox isIndeterminate>Some</Checkbox>
            </Stack>
            <Stack gap={2}>
              <InState state="focus-visible" of="label">
                <Checkbox>Focus</Checkbox>
              </InState>
              <Checkbox isInvalid>Invalid</Checkbox>
              <Checkbox isDisabled defaultSelected>
                Disabled
              </Checkbox>
            </Stack>
            <Stack gap={2}>
              <Switch defaultSelected>On</Switch>
              <Switch>Off</Switch>
              <InState state="focus-visible" of="label">
                <Switch>Focus</Switch>
              </InState>
              <Switch isDisabled>Disabled</Switch>
            </Stack>
            <Stack gap={4}>
              <RadioGroup label="Role" defaultValue="admin">
                <Radio value="admin">admin</Radio>
                <Radio value="member">member</Radio>
                <Radio value="guest" isDisabled>
                  guest
                </Radio>
              </RadioGroup>
              <SegmentedControl aria-label="Times" defaultValue="local">
                <SegmentedControlItem value="local">Local</SegmentedControlItem>
                <SegmentedControlItem value="utc">UTC</SegmentedControlItem>
              </SegmentedControl>
            </Stack>
          </Grid>
        </CardBody>
      </Card>
    </Section>
  );
}
