import { z } from 'zod';

/** The releases of the public client that are tested: the newest, and the oldest that is supported. */
export const clientReleases = ['0.28.0', '0.23.0'] as const;

/** A release of the public client that is tested. */
export type ClientRelease = (typeof clientReleases)[number];

/** How a release runs here: with this Python, or not at all. */
export const clientInstallationSchema = z.union([
  z.object({ python: z.string() }),
  z.object({ missing: z.string() }),
]);
/** How a release runs here: with this Python, or not at all. */
export type ClientInstallation = z.output<typeof clientInstallationSchema>;

const installationsSchema = z.record(z.string(), clientInstallationSchema);

/** How a release runs here (scripts/tasks/e2e-client.ts). */
export function findClient(release: ClientRelease): ClientInstallation {
  const installed = process.env['QUAYSIDE_CLIENTS'];
  if (installed === undefined) throw new Error('Run these tests by `npm run e2e:client`');
  const found = installationsSchema.parse(JSON.parse(installed))[release];
  return found ?? { missing: `release ${release} was not installed` };
}
