import type { Command } from './commands.ts';
import { groupCommands } from './groupCommands.ts';
import type { CommandGroup } from './groupCommands.ts';
import { rankCommands, withoutRanges } from './rank.ts';

/** Commands by id that come before the others, under a heading. */
export interface FirstCommands {
  ids: readonly string[];
  name: string;
}

/** Returns the commands for an empty field: the first ones under their headings, each once, then the rest. */
export function withFirst(
  offered: readonly Command[],
  maxResults: number,
  first: readonly FirstCommands[],
): CommandGroup[] {
  const taken = new Set<string>();
  const groups = first.flatMap(({ ids, name }) => {
    const commands = ids.flatMap((id) => {
      const command = taken.has(id) ? undefined : offered.find((each) => each.id === id);
      if (command === undefined) return [];
      taken.add(id);
      return [withoutRanges(command)];
    });
    return commands.length === 0 ? [] : [{ name, commands }];
  });
  const rest = rankCommands(offered, '', maxResults).filter(
    ({ command: { id } }) => !taken.has(id),
  );
  return [...groups, ...groupCommands(rest)];
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
