// Asks for what a signed-in page shows first, while the app is on its way. What is asked here is what the console's client
// would ask, word for word: src/firstAnswers.ts hands the answers over, and e2e/first-load.spec.ts holds that nothing is
// asked for twice.
(() => {
  const base = new URL('..', document.currentScript.src).pathname;
  const slug = '[a-z0-9][a-z0-9-]*';
  const ofTeam = new RegExp(
    `^(${slug})/(?:settings|integrations|new-app|(apps)(?:/(${slug})/.+)?)/?$`,
  );
  const path = location.pathname.slice(base.length);
  const [, team, apps, app] = ofTeam.exec(path) ?? [];
  let token = null;
  try {
    token = localStorage.getItem('access_token');
  } catch {
    // Storage may be denied: nobody is signed in.
  }
  const isHome = path === '';
  if (token === null || (team === undefined && !isHome)) return;

  const authorization = `Bearer ${token}`;
  /** Until when an answer may be shown, in ms since the page was opened. */
  const freshUntil = 10_000;
  const answers = new Map();

  /** An answer that is there once `next` has begun with what it says; none where it fails: whoever wants it asks again. */
  async function follow(asked, next) {
    try {
      const answer = await asked;
      const text = await answer.text();
      try {
        next(JSON.parse(text));
      } catch {
        // Whoever takes the answer says what is wrong with it.
      }
      return new Response(text, answer);
    } catch {
      return undefined;
    }
  }

  function ask(address, next = () => {}) {
    const asked = fetch(address, {
      headers: { Accept: 'application/json', Authorization: authorization },
      credentials: 'include',
      redirect: 'error',
    });
    answers.set(address, follow(asked, next));
  }

  const config = follow(fetch(`${base}config.json`), ({ apiBaseUrl }) => {
    const origin = apiBaseUrl.replace(/\/+$/, '');
    // A token goes to an origin that is named whole, or to ours; other addresses are left to the client to judge.
    if (origin !== '' && !/^https?:\/\/[\w.:-]+$/.test(origin)) return;
    const api = `${origin}/api/v1`;
    const askForShell = () => {
      ask(`${api}/users/me`);
      ask(`${api}/teams/?skip=0&limit=100`);
    };
    if (team === undefined) {
      askForShell();
      return;
    }
    // First, as something hangs on it.
    ask(`${api}/teams/?slug=${team}`, ({ data: [{ id }] }) => {
      const ofIt = `${api}/apps/?team_id=${encodeURIComponent(id)}`;
      if (app !== undefined) ask(`${ofIt}&slug=${app}`);
      else if (apps !== undefined && location.search === '') {
        ask(`${ofIt}&skip=0&limit=10&order=desc`);
      }
    });
    askForShell();
  });

  /** Hands an answer over, once, to who asks as the same person. */
  function take(address, { method, headers }) {
    // What changes something may change what was answered.
    if (method !== 'GET' || performance.now() > freshUntil) answers.clear();
    const answer = answers.get(address);
    answers.delete(address);
    return new Headers(headers).get('Authorization') === authorization ? answer : undefined;
  }
  globalThis.firstAnswers = { config, take };
})();
