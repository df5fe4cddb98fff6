import type { RankedCommand } from './rank.ts';

/** Commands under one heading. */
export interface CommandGroup {
  /** The heading; '' for commands without one. */
  readonly name: string;
  readonly commands: readonly RankedCommand[];
}

/** Groups commands; groups are in the order of their best command. */
export function groupCommands(ranked: readonly RankedCommand[]): CommandGroup[] {
  const groups = new Map<string, RankedCommand[]>();
  for (const one of ranked) {
    const name = one.command.group ?? '';
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [one]);
    else group.push(one);
  }
  return [...groups].map(([name, commands]) => ({ name, commands }));
}
