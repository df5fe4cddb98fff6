import { AppsWidget } from './Widget.tsx';

/** Two consoles on one page, for two users. */
export function Component() {
  return (
    <>
      <h1>Both teams</h1>
      <div className="pair">
        <AppsWidget person="ada" teamSlug="tidewater-labs" />
        <AppsWidget person="annie" teamSlug="lighthouse-works" />
      </div>
    </>
  );
}
