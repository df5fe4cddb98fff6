import { AppsWidget } from './Widget.tsx';

/** A page of the portal with the apps in a narrow column. */
export function Component() {
  return (
    <>
      <h1>Service desk</h1>
      <div className="desk">
        <article>
          <h2>Ticket 4127</h2>
          <p>The booking site was slow this morning. Which app is it, and who looks after it?</p>
          <p>
            <button type="button">Take the ticket</button>
          </p>
        </article>
        <AppsWidget person="ada" teamSlug="tidewater-labs" />
      </div>
      <p>
        <a href="#closed">Closed tickets</a>
      </p>
    </>
  );
}
