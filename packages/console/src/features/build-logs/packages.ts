/** Packages that one build installed and another did not, or in another version. */
export interface PackageDifference {
  added: readonly { name: string; version: string }[];
  removed: readonly { name: string; version: string }[];
  changed: readonly { name: string; from: string; to: string }[];
}

/** A package that uv reports: `#7 2.437  + fastapi==0.115.0`. */
const uvLine = /^(?:#\d+ [\d.]+)?\s*\+ ([\w.-]+)==(\S+)\s*$/;

/** All packages that pip reports: `Successfully installed anyio-4.4.0 fastapi-0.115.0`. */
const pipLine = /(?:^|\s)Successfully installed ((?:[\w.-]+-\d\S*\s*)+)$/;

/** Returns the versions of the packages that a build log reports as installed, by their normalized names (PEP 503). */
export function installedPackages(lines: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, version: string) =>
    found.set(name.toLowerCase().replaceAll(/[-_.]+/g, '-'), version);
  for (const line of lines) {
    const [, name, version] = uvLine.exec(line) ?? [];
    if (name !== undefined && version !== undefined) add(name, version);
    for (const item of pipLine.exec(line)?.[1]?.trim().split(/\s+/) ?? []) {
      const dash = item.search(/-\d/);
      if (dash > 0) add(item.slice(0, dash), item.slice(dash + 1));
    }
  }
  return found;
}

/**
 * Compares the packages of a build with those of an earlier one. `undefined` if one of the logs reports none: then it
 * says nothing about them.
 */
export function comparePackages(
  lines: readonly string[],
  before: readonly string[],
): PackageDifference | undefined {
  const now = installedPackages(lines);
  const then = installedPackages(before);
  if (now.size === 0 || then.size === 0) return undefined;
  const names = [...new Set([...now.keys(), ...then.keys()])].toSorted();
  const added: { name: string; version: string }[] = [];
  const removed: { name: string; version: string }[] = [];
  const changed: { name: string; from: string; to: string }[] = [];
  for (const name of names) {
    const to = now.get(name);
    const from = then.get(name);
    if (from === undefined && to !== undefined) added.push({ name, version: to });
    else if (to === undefined && from !== undefined) removed.push({ name, version: from });
    else if (from !== undefined && to !== undefined && from !== to)
      changed.push({ name, from, to });
  }
  return { added, removed, changed };
}
