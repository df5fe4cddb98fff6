import type { App, Team, UserMe } from '@quayside/api-contract';

/** As many as a large company has. */
const appCount = 2000;

const id = (kind: number, number: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const createdAt = '2026-11-01T09:00:00Z';

export const me: UserMe = {
  id: id(1, 1),
  email: 'ada@example.com',
  full_name: 'Ada Lovelace',
  is_active: true,
  created_at: createdAt,
  email_verified: true,
  has_password: true,
  social_accounts: [],
};

export const team: Team = {
  id: id(2, 1),
  name: 'Tidewater Labs',
  slug: 'tidewater-labs',
  is_personal_team: false,
  owner: me,
  user_links: [],
  created_at: createdAt,
};

const places = ['Harbour', 'Tide', 'Berth', 'Pilot', 'Cargo', 'Buoy', 'Ferry', 'Customs'];
const things = ['API', 'Tables', 'Master', 'Booking', 'Forms', 'Search', 'Desk'];

/** The same in every run. */
export const apps: readonly App[] = Array.from({ length: appCount }, (_, at) => {
  const name = `${places[at % places.length]} ${things[at % things.length]} ${at}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: id(3, at),
    team_id: team.id,
    name,
    slug,
    directory: null,
    url: `https://${slug}.quayside.example`,
    region: 'us-east-1',
    created_at: createdAt,
    updated_at: createdAt,
    latest_deployment: null,
  };
});
