import { useState } from 'react';
import { NavLink, Outlet, useOutletContext } from 'react-router';

import { isLook, looks } from './brand.ts';
import type { Look } from './brand.ts';

/** Masthead and navigation of the portal, around each of its pages. */
export function Frame() {
  const [look, setLook] = useState<Look>('meridian');
  return (
    <>
      <header className="masthead">
        <p className="brand">Meridian Ferries</p>
        <nav aria-label="Portal">
          <NavLink to="/" end>
            Notices
          </NavLink>
          <NavLink to="/hosting/tidewater-labs/apps">Hosting</NavLink>
          <NavLink to="/hosting/tidewater-labs/settings">People</NavLink>
          <NavLink to="/desk">Service desk</NavLink>
          <NavLink to="/both">Both teams</NavLink>
          <a href="/plain.html">Without React</a>
        </nav>
        <label className="look">
          Look
          <select
            value={look}
            onChange={({ target }) => isLook(target.value) && setLook(target.value)}
          >
            {Object.entries(looks).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main className="sheet">
        <Outlet context={look} />
      </main>
    </>
  );
}

/** The theme chosen in the masthead. */
export const useLook = () => looks[useOutletContext<Look>()].appearance;
