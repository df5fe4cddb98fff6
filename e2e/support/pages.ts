import { pagesMessages } from '../../packages/console/src/runtime/messages/en/pages.ts';
import { pageOf, pathOf } from '../../packages/console/src/runtime/navigation/paths.ts';
import type { PageId } from '../../packages/console/src/runtime/navigation/paths.ts';
import { pages as definitions } from '../../packages/console/src/pages.ts';
import { readFixtures } from '../../scripts/lib/readFixtures.ts';

const params = { teamSlug: 'tidewater-labs', appSlug: 'harbour-api', integration: 'neon' };

const fixtures = await readFixtures();

/** Sample addresses of a page. */
function addressesOf(id: PageId) {
  const page = fixtures.map(({ pages: own }) => own?.[id]).find((own) => own !== undefined);
  if (page === undefined) throw new Error(`No screen.fixtures.ts has the page '${id}'`);
  return page.addresses;
}

function titleOf(id: PageId): string {
  const { path } = pageOf(id);
  const app = path.includes('/:appSlug') ? ' - Harbour API' : '';
  const team = path.startsWith('/:teamSlug') ? ' - Tidewater Labs' : '';
  return `${pagesMessages.english[id]}${app}${team} - Quayside`;
}

/** Every page at its sample addresses, with the start of its heading and its title. */
export const pages = [
  ...definitions.flatMap(({ id, guard, redirectTo }) =>
    addressesOf(id).map(({ search = {}, heading }) => ({
      path: pathOf({ id, params, search }),
      signedIn: guard === 'signed-in',
      heading,
      title: titleOf(id),
      redirects: redirectTo !== undefined,
    })),
  ),
  {
    path: '/no/such/page/here',
    signedIn: false,
    heading: /^Oops!$/,
    title: '404 - Quayside',
    redirects: false,
  },
];
