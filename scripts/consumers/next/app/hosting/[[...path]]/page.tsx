import { matchPath } from '@quayside/console/paths';
import Link from 'next/link';

import { Hosting } from '../../Hosting';

export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  // Runs on the server: paths need no browser.
  const apps = matchPath('apps', `/${path.join('/')}`);
  return (
    <>
      <Link href="/desk">Service desk{apps && ` of ${apps.teamSlug}`}</Link>
      <Hosting />
    </>
  );
}
