import { z } from 'zod';

/** The releases of the public client that are tested: the newest, and the oldest that is supported. */
export const clientReleases = ['0.28.0', '0.23.0'] as const;

/** A release of the public client that is tested. */
export type ClientRelease = (typeof clientReleases)[number];

/** A release and the Python that runs it, or the reason why it cannot run. */
export const clientInstallationSchema = z.union([
  z.object({ python: z.string() }),
  z.object({ missing: z.string() }),
]);
/** A release and the Python that runs it, or the reason why it cannot run. */
export type ClientInstallation = z.output<typeof clientInstallationSchema>;

const installationsSchema = z.record(z.string(), clientInstallationSchema);

/** Returns the Python of a release, as scripts/tasks/e2e-client.ts set it up. */
export function findClient(release: ClientRelease): ClientInstallation {
  const installed = process.env['QUAYSIDE_CLIENTS'];
  if (installed === undefined) throw new Error('Run these tests by `npm run e2e:client`');
  const found = installationsSchema.parse(JSON.parse(installed))[release];
  return found ?? { missing: `release ${release} was not installed` };
}
