import { ScrollArea, Stack, Switch, Text } from '@quayside/design-system';
import { useState } from 'react';

import { environmentVariablesMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './DriftTable.css.ts';
import { driftOf, isDifferent } from './variableDrift.ts';
import type { AppVariables } from './variableDrift.ts';

interface DriftTableProps {
  /** The apps, this one first. */
  apps: readonly AppVariables[];
  /** Number of apps of the team that are left out. */
  leftOut: number;
}

/** Names of variables by app: set, missing, different or secret. Values are not shown. */
export function DriftTable({ apps, leftOut }: DriftTableProps) {
  const { columns, compare: messages } = useMessages(environmentVariablesMessages);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = driftOf(apps);
  const listed = onlyDifferences ? rows.filter(isDifferent) : rows;
  return (
    <Stack gap={3}>
      <Text as="p" size={13} tone="muted">
        {messages.drift.hint}
      </Text>
      {leftOut > 0 && (
        <Text as="p" size={13} tone="muted">
          {messages.drift.leftOut(leftOut)}
        </Text>
      )}
      <Switch isSelected={onlyDifferences} onChange={setOnlyDifferences}>
        {messages.drift.onlyDifferences}
      </Switch>
      {listed.length === 0 ? (
        <Text as="p" tone="muted" role="status">
          {messages.drift.none}
        </Text>
      ) : (
        <ScrollArea aria-label={messages.drift.label} orientation="horizontal">
          <table className={styles.table} aria-label={messages.drift.label}>
            <thead>
              <tr>
                <th scope="col" className={styles.corner}>
                  {columns.name}
                </th>
                {apps.map(({ app }) => (
                  <th key={app.slug} scope="col" className={styles.head}>
                    <bdi>{app.name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.map(({ name, states }) => (
                <tr key={name}>
                  <th scope="row" className={styles.name} translate="no">
                    {name}
                  </th>
                  {states.map((state, index) => (
                    <td key={apps[index]?.app.slug} className={styles.cell} data-state={state}>
                      {messages.drift.states[state]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Stack>
  );
}
