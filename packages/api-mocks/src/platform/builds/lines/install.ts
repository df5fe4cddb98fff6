import { randomBelow, type Random } from '../../../random.ts';
import { bold, colour256, cyan, dim, green, yellow } from '../ansi.ts';
import type { Project } from '../project.ts';
import { installCommand } from '../steps.ts';
import { formatBinaryBytes } from './bytes.ts';
import { packagesOf, type InstalledPackage } from './packages.ts';
import type { Style } from './style.ts';
import { redraw } from './redraw.ts';

/** The start of the installation step, before dependencies are resolved. */
export function prepareLines(project: Project, { python }: Style): string[] {
  const [major, minor] = python.split('.');
  return [
    `#7 [builder 4/6] RUN ${installCommand(project)}`,
    `#7 0.014 Using CPython ${cyan(python)} interpreter at: ${cyan(`/usr/local/bin/python${major ?? 3}.${minor ?? 13}`)}`,
    ...(project.has_lockfile ? [`#7 0.031 Creating virtual environment at: ${cyan('.venv')}`] : []),
  ];
}

/** Output of the installer as it resolves, downloads and installs. */
export function installLines(random: Random, project: Project): string[] {
  const packages = packagesOf(project);
  const count = bold(`${packages.length} package${packages.length === 1 ? '' : 's'}`);
  const downloads = packages.filter(({ bytes }) => bytes > 1_000_000);
  const seconds = (from: number, spread: number) =>
    (from + randomBelow(random, spread * 1000) / 1000).toFixed(3);
  return [
    `#7 ${seconds(0.2, 0.3)} ${dim(`Resolved ${count} ${dim(`in ${randomBelow(random, 300) + 40}ms`)}`)}`,
    ...downloads.map(
      ({ name, bytes }) =>
        `#7 ${seconds(0.5, 0.2)} Downloading ${cyan(name)} ${dim(`(${formatBinaryBytes(bytes)})`)}`,
    ),
    ...downloads
      .slice(0, 4)
      .map((item, index) => `#7 ${seconds(0.8 + index * 0.2, 0.1)} ${progress(item)}`),
    ...downloads.map(
      ({ name }) => `#7 ${seconds(1.6, 0.4)}  ${colour256(42)('Downloaded')} ${cyan(name)}`,
    ),
    ...(randomBelow(random, 3) === 0 ? hardlinkWarning : []),
    `#7 ${seconds(2.1, 0.1)} ${dim(`Prepared ${count} ${dim(`in 1.${randomBelow(random, 90) + 10}s`)}`)}`,
    `#7 ${seconds(2.3, 0.1)} ${dim(`Installed ${count} ${dim(`in ${randomBelow(random, 90) + 20}ms`)}`)}`,
    ...packages.map(
      ({ name, version }) => `#7 2.437  ${green('+')} ${bold(name)}${dim(`==${version}`)}`,
    ),
    '#7 DONE 2.6s',
  ];
}

const hardlinkWarning = [
  `#7 2.097 ${yellow(bold('warning'))}: Failed to hardlink files; falling back to full copy. This may lead to degraded performance.`,
  '#7 2.097          If the cache and target directories are on different filesystems, hardlinking may not be supported.',
];

/** A progress bar that is redrawn: each state follows a carriage return. */
function progress({ name, bytes }: InstalledPackage): string {
  const width = 30;
  const states = [0.04, 0.22, 0.41, 0.68, 0.9, 1].map((part) => {
    const filled = Math.round(width * part);
    const bar = green('-'.repeat(filled)) + dim('-'.repeat(width - filled));
    return `${name.padEnd(20)} ${bar} ${formatBinaryBytes(bytes * part)}/${formatBinaryBytes(bytes)}`;
  });
  return states.join(redraw);
}
