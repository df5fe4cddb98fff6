import { idleTime } from '../../idleTime.ts';
import type { ConsoleWithQueries } from '../../data/useConsoleWithQueries.ts';
import type { Location } from '../Navigation.ts';
import { AheadSlot } from '../../page/AheadSlot.tsx';
import { isSameLocation, locationOf, matchRoute } from '../paths.ts';
import { hasShell, routes } from '../routes.ts';
import { knownOf, readInto } from './readInto.ts';
import type { Answers } from './readInto.ts';

/** For how long a page that is meant is kept ready, in milliseconds. */
const keptMs = 10_000;

/** A page that somebody is about to open. */
export interface MeantPage {
  /** Its path. */
  to: string;
  /** Where people are who mean it. */
  from: Location;
  /** What its code is waited for with. */
  code: unknown;
  /** How long it has to be meant until it is drawn, in milliseconds; `undefined`: it is only read. */
  drawAfterMs: number | undefined;
}

/** Prepares the page that somebody is about to open, one at a time. */
export interface Preparation {
  /** Reads what a page shows first, and draws it once its code and what it shows are there. */
  begin: (console: ConsoleWithQueries, page: MeantPage) => void;
  /** Drops what was drawn. What was read stays in the cache. */
  drop: () => void;
  /** Says where people are. Somewhere else than before, what was meant is over, unless it leads there. */
  arrive: (location: Location) => void;
}

/** Nothing is prepared yet. */
export function createPreparation(): Preparation {
  let current: { console?: ConsoleWithQueries; from?: Location } = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    const { console } = current;
    current = {};
    clearTimeout(timer);
    console?.ahead.want(undefined);
  };

  async function prepare(console: ConsoleWithQueries, { to, from, code, drawAfterMs }: MeantPage) {
    drop();
    const location = locationOf(to);
    if (drawAfterMs === undefined || !isDrawable(location, from)) return void readInto(console, to);
    const own = { console, from };
    current = own;
    const draw = () => console.ahead.want({ location, Slot: AheadSlot });
    const isMeant = () => own === current;
    timer = setTimeout(drop, keptMs);
    const rest = new Promise((done) => {
      setTimeout(done, drawAfterMs);
    });
    const known = await knownOf(console, to);
    if (known !== undefined) {
      await Promise.all([code, rest]);
      if (!isMeant()) return;
      // Drawn as it was known, and only then read anew: answers would hold up the drawing.
      draw();
      await idleTime();
      if (!isMeant()) return;
    }
    const [answers] = await Promise.all([readInto(console, to), code, rest]);
    const isToDraw = answers !== undefined && (known === undefined || isNew(answers, known));
    if (isToDraw && isMeant()) draw();
  }

  return {
    // Without its code a page is not drawn: who goes there sees what is wrong.
    begin: (console, page) => void prepare(console, page).catch(drop),
    drop,
    arrive(location) {
      const { console, from } = current;
      if (isSameLocation(from, location)) return;
      if (isSameLocation(console?.ahead.get()?.location, location)) {
        // It is about to be shown: whatever moves under the pointer meanwhile, nothing is to be dropped.
        clearTimeout(timer);
        current = {};
      } else drop();
    },
  };
}

/**
 * Whether a page can be drawn from another: it is inside the same rail and top bar, stands for itself, and is of another
 * kind, as one of the same kind takes over what the one before holds.
 */
function isDrawable({ pathname }: Location, from: Location): boolean {
  const id = matchRoute(pathname)?.id;
  return (
    id !== undefined &&
    hasShell(id) &&
    !('redirectTo' in routes[id]) &&
    id !== matchRoute(from.pathname)?.id
  );
}

function isNew(answers: Answers, known: Answers): boolean {
  return [...answers].some((answer) => !known.has(answer));
}
