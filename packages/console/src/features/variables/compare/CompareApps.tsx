import {
  Button,
  Card,
  CardFooter,
  IconButton,
  LiveRegion,
  Menu,
  MenuItem,
  MenuTrigger,
  Pennant,
  ScrollArea,
  SkeletonText,
  Stack,
  Switch,
  Text,
  useTimeSettings,
  VisuallyHidden,
  verbatim,
} from '@quayside/design-system';
import { Copy, CopyPlus, Plus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { environmentVariablesMessages } from '../../../runtime/messages/en/environment.ts';
import { useMessages } from '../../../runtime/messages/useMessages.ts';
import * as listStyles from '../../../ui/list.css.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { useSecondsUntil } from '../../../ui/useSecondsUntil.ts';
import { KindLabel } from '../KindLabel.tsx';
import { Mask } from '../Mask.tsx';
import { revealedMs } from '../revealedMs.ts';
import * as styles from './compare.css.ts';
import { compareApps, copySources, mostComparedApps } from './compareApps.ts';
import type { AppVariables, ComparedCell, ComparedRow } from './compareApps.ts';
import type { Comparison } from './useComparison.ts';

/** Names to copy from one app to another. */
export interface CopiedNames {
  names: readonly string[];
  from: AppVariables;
  to: AppVariables;
}

interface CompareAppsProps {
  comparison: Comparison;
  /** Called with the slugs of the other apps. */
  onChange: (slugs: readonly string[]) => void;
  onCopy: (copied: CopiedNames) => void;
}

/** The variables of several apps side by side, and what to copy between this app and the others. */
export function CompareApps({ comparison: { choices, apps }, onChange, onCopy }: CompareAppsProps) {
  const { compare: messages } = useMessages(environmentVariablesMessages);
  const { clock } = useTimeSettings();
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const [revealedUntil, setRevealedUntil] = useState<number>();
  const isRevealed = useSecondsUntil(revealedUntil) > 0;
  if (choices.status === 'error' || apps.status === 'error') {
    const failure = choices.status === 'error' ? choices : apps;
    if (failure.status !== 'error') return null;
    return <LoadError title={messages.errorTitle} error={failure.error} onRetry={failure.retry} />;
  }
  if (choices.status !== 'ready' || apps.status !== 'ready') return <SkeletonText width="lg" />;
  if (choices.data.length === 0) {
    return (
      <Text as="p" tone="muted">
        {messages.noApps}
      </Text>
    );
  }
  const [here, ...others] = apps.data;
  const slugs = others.map(({ app }) => app.slug);
  return (
    <Stack gap={4}>
      <div className={listStyles.toolbar}>
        <div className={styles.chips}>
          {here !== undefined && (
            <span className={styles.chip}>
              <Pennant id={here.app.id} size={16} />
              <bdi>{here.app.name}</bdi>
              <Text size={12} tone="muted">
                {messages.here}
              </Text>
            </span>
          )}
          {others.map(({ app }) => (
            <span key={app.slug} className={styles.chip}>
              <Pennant id={app.id} size={16} />
              <bdi>{app.name}</bdi>
              {others.length > 1 && (
                <IconButton
                  size="xs"
                  label={messages.remove(app.name)}
                  onPress={() => onChange(slugs.filter((slug) => slug !== app.slug))}
                >
                  <X size={12} />
                </IconButton>
              )}
            </span>
          ))}
          <MenuTrigger>
            <Button
              variant="ghost"
              size="sm"
              icon={<Plus />}
              isDisabled={slugs.length === choices.data.length}
            >
              {messages.addApp}
            </Button>
            <Menu
              onAction={(slug) =>
                // The last one makes room for another.
                onChange([...slugs.slice(0, mostComparedApps - 2), String(slug)])
              }
            >
              {choices.data
                .filter(({ slug }) => !slugs.includes(slug))
                .map(({ slug, name }) => (
                  <MenuItem key={slug} id={slug} textValue={name}>
                    <bdi>{name}</bdi>
                  </MenuItem>
                ))}
            </Menu>
          </MenuTrigger>
        </div>
        <div className={styles.switches}>
          <Switch
            isSelected={isRevealed}
            onChange={(isOn) => setRevealedUntil(isOn ? clock.now() + revealedMs : undefined)}
          >
            {messages.values}
          </Switch>
          <Switch isSelected={onlyDifferences} onChange={setOnlyDifferences}>
            {messages.onlyDifferences}
          </Switch>
        </div>
      </div>
      <ComparedNames
        apps={apps.data}
        isRevealed={isRevealed}
        onlyDifferences={onlyDifferences}
        onCopy={onCopy}
      />
    </Stack>
  );
}

interface ComparedNamesProps extends Pick<CompareAppsProps, 'onCopy'> {
  apps: readonly AppVariables[];
  isRevealed: boolean;
  onlyDifferences: boolean;
}

function ComparedNames({ apps, isRevealed, onlyDifferences, onCopy }: ComparedNamesProps) {
  const { columns, compare: messages } = useMessages(environmentVariablesMessages);
  const rows = useMemo(() => compareApps(apps), [apps]);
  const different = rows.filter(({ isDifferent }) => isDifferent);
  const listed = onlyDifferences ? different : rows;
  const secrets = rows.filter(({ cells }) => cells.some(({ kind }) => kind === 'secret')).length;
  return (
    <Card>
      {listed.length === 0 ? (
        <LiveRegion className={styles.note}>
          <Text as="p" tone="muted">
            {rows.length === 0 ? messages.empty : messages.none}
          </Text>
        </LiveRegion>
      ) : (
        <ScrollArea aria-label={messages.label} orientation="horizontal">
          <table className={styles.table} aria-label={messages.label}>
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
                <th scope="col" className={styles.head}>
                  <VisuallyHidden>{messages.copy}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {listed.map((row) => (
                <NameRow
                  key={row.name}
                  row={row}
                  apps={apps}
                  isRevealed={isRevealed}
                  onCopy={onCopy}
                />
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <CardFooter
        actions={
          <CopyMenu names={different.map(({ name }) => name)} apps={apps} onCopy={onCopy}>
            <Button icon={<Copy />} isDisabled={different.length === 0}>
              {messages.copyAll}
            </Button>
          </CopyMenu>
        }
      >
        <Text weight="medium">{messages.differ(different.length, rows.length)}</Text>{' '}
        {apps.length > 2 && <Text>{messages.oddHint}</Text>}{' '}
        {secrets > 0 && <Text>{messages.secretsHint(secrets)}</Text>}
      </CardFooter>
    </Card>
  );
}

interface NameRowProps extends Pick<ComparedNamesProps, 'apps' | 'isRevealed' | 'onCopy'> {
  row: ComparedRow;
}

function NameRow({ row: { name, cells }, apps, isRevealed, onCopy }: NameRowProps) {
  const { compare: messages } = useMessages(environmentVariablesMessages);
  const copyMenu = (
    <CopyMenu names={[name]} apps={apps} onCopy={onCopy}>
      <IconButton size="sm" label={messages.copyOf(name)}>
        <CopyPlus />
      </IconButton>
    </CopyMenu>
  );
  return (
    <tr>
      <th scope="row" className={styles.name} {...verbatim}>
        {name}
      </th>
      {cells.map((cell, index) => (
        <td
          key={apps[index]?.app.slug}
          className={styles.cell}
          data-odd={(cell.kind === 'value' && cell.isOdd) || undefined}
        >
          <Cell cell={cell} isRevealed={isRevealed} />
        </td>
      ))}
      <td className={styles.cell}>{copyMenu}</td>
    </tr>
  );
}

function Cell({ cell, isRevealed }: { cell: ComparedCell; isRevealed: boolean }) {
  const { compare: messages, emptyValue } = useMessages(environmentVariablesMessages);
  switch (cell.kind) {
    case 'missing':
      return (
        <span role="img" aria-label={messages.missing}>
          –
        </span>
      );
    case 'secret':
      return <KindLabel isSecret />;
    case 'value': {
      const { value, isOdd } = cell;
      return (
        <>
          {value === '' ? (
            emptyValue
          ) : isRevealed ? (
            <Text isMono size={12} className={styles.value} title={value}>
              {value}
            </Text>
          ) : (
            <Mask />
          )}
          {isOdd && <VisuallyHidden>{` ${messages.odd}`}</VisuallyHidden>}
        </>
      );
    }
  }
}

interface CopyMenuProps
  extends Pick<CopiedNames, 'names'>, Pick<ComparedNamesProps, 'apps' | 'onCopy'> {
  /** The button that opens it. */
  children: ReactNode;
}

/** Menu that copies names from each other app to this one, and back. */
function CopyMenu({ children, ...items }: CopyMenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Menu placement="bottom end">
        <CopyItems {...items} />
      </Menu>
    </MenuTrigger>
  );
}

function CopyItems({ names, apps: [here, ...others], onCopy }: Omit<CopyMenuProps, 'children'>) {
  const { compare: messages } = useMessages(environmentVariablesMessages);
  if (here === undefined) return null;
  const ways = [
    ...others.map((from) => ({ from, to: here, label: messages.from(from.app.name) })),
    ...others.map((to) => ({ from: here, to, label: messages.to(to.app.name) })),
  ].filter(({ from, to }) => copySources(names, from, to).length > 0);
  if (ways.length === 0) return <MenuItem isDisabled>{messages.nothingToCopy}</MenuItem>;
  return ways.map(({ from, to, label }) => (
    <MenuItem key={label} onAction={() => onCopy({ names, from, to })}>
      {label}
    </MenuItem>
  ));
}
