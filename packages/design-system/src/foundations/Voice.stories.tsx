import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import * as styles from './foundations.css.ts';

const meta = preview.meta({ title: 'Foundations/Voice', tags: ['autodocs'] });

const rules = [
  {
    rule: 'Say what happens, with a verb',
    write: 'Redeploy',
    not: 'OK',
  },
  {
    rule: 'Say what happened, what was kept, and what to do',
    write: 'The variables were not saved. What you typed is kept; try again.',
    not: 'Oops! An error occurred.',
  },
  {
    rule: 'Say what is lost and what stays, before it is',
    write: 'Its 117 deployments go with it. The team stays. This cannot be undone.',
    not: 'Are you sure?',
  },
  {
    rule: 'Say who could do it',
    write: 'Only an admin can rename the team.',
    not: 'Permission denied.',
  },
  {
    rule: 'Teach the next step where nothing is yet',
    write: 'No variables yet. Add one, or paste a .env file.',
    not: 'No data.',
  },
  {
    rule: 'One name for one thing, from the wire to the screen',
    write: 'deployment, build log, environment variable',
    not: 'release, output, config var',
  },
  {
    rule: 'Estimates say that they are',
    write: 'about 40 s',
    not: '40.27 s',
  },
];

/** Tone of voice: calm, exact, and addressed to the user who has to act. */
export const Voice = meta.story({
  render: () => (
    <Stack>
      <Heading level={1}>Voice</Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Write</th>
            <th scope="col">Not</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, write, not }) => (
            <tr key={rule}>
              <td>
                <Text weight="medium">{rule}</Text>
              </td>
              <td>{write}</td>
              <td>
                <Text tone="muted">{not}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  ),
});
