import type { Command } from './commands.ts';
import { groupCommands } from './groupCommands.ts';
import type { CommandGroup } from './groupCommands.ts';
import { rankCommands, withoutRanges } from './rank.ts';

/** Returns the commands for an empty field: recent ones, then the rest. */
export function withRecents(
  offered: readonly Command[],
  maxResults: number,
  { ids, name }: { ids: readonly string[]; name: string },
): CommandGroup[] {
  const recent = ids.flatMap((id) => offered.find((command) => command.id === id) ?? []);
  const rest = rankCommands(offered, '', maxResults).filter(
    ({ command: { id } }) => !ids.includes(id),
  );
  const groups = groupCommands(rest);
  return recent.length === 0 ? groups : [{ name, commands: recent.map(withoutRanges) }, ...groups];
}

/** The first commands of groups, up to a number in all. */
export function takeFirst(groups: readonly CommandGroup[], limit: number): CommandGroup[] {
  let left = limit;
  return groups.flatMap(({ name, commands }) => {
    const taken = commands.slice(0, Math.max(0, left));
    left -= taken.length;
    return taken.length > 0 ? [{ name, commands: taken }] : [];
  });
}

/** The current version of the parent commands: their choices may have grown since. */
export function followPath(
  commands: readonly Command[],
  [id, ...further]: readonly string[],
): readonly Command[] {
  const command = commands.find((each) => each.id === id);
  if (command === undefined) return [];
  return [command, ...followPath(command.argument?.commands ?? [], further)];
}
