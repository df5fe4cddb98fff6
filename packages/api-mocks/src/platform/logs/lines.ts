import { hash32 } from '../../random.ts';
import { colour256, cyan, dim, green, red, trueColour, yellow } from '../builds/ansi.ts';

/** A log line of an app, without its time. */
export interface LogText {
  level: 'debug' | 'info' | 'warning' | 'error' | 'critical';
  message: string;
}

/** The vocabulary of an app of some domain; `names` are parts of app names that select it. */
interface Trade {
  names: RegExp;
  resource: string;
  id: string;
  event: string;
  task: string;
}

const trades: readonly [Trade, ...Trade[]] = [
  {
    names: /harbour|berth|crane/,
    resource: 'berths',
    id: 'B-17',
    event: 'berth.held',
    task: 'warm_berth_cache',
  },
  {
    names: /book|pilot|order/,
    resource: 'bookings',
    id: '4821',
    event: 'pilot.assigned',
    task: 'assign_pilot',
  },
  {
    names: /tide|weather|geo|model|search/,
    resource: 'tides',
    id: 'NOBGO',
    event: 'tide.window_opened',
    task: 'refresh_tide_tables',
  },
  {
    names: /invoice|customs|form|manifest/,
    resource: 'invoices',
    id: 'INV-2207',
    event: 'invoice.sent',
    task: 'send_reminders',
  },
  {
    names: /hook|relay|worker/,
    resource: 'hooks',
    id: 'wh_31',
    event: 'webhook.delivered',
    task: 'retry_failed',
  },
];

/** Identity of the writer: its lines depend only on it and the time. */
export interface Writer {
  seed: number;
  trade: Trade;
  /** Whether it writes no errors of its own. */
  isHealthy: boolean;
  /** Whether every request to hold something fails. */
  isBroken: boolean;
}

/** The writer of an app. */
export function writerOf(id: string, slug: string, isHealthy = false): Writer {
  const seed = hash32(id);
  const trade = trades.find(({ names }) => names.test(slug)) ?? trades[seed % trades.length];
  return { seed, trade: trade ?? trades[0], isHealthy, isBroken: false };
}

/** The `index`th line of a writer in a second: always the same. */
export function logText(writer: Writer, second: number, index: number): LogText {
  const { seed, trade, isHealthy, isBroken } = writer;
  const dice = hash32(seed, second, index, 1);
  const detail = hash32(seed, second, index, 2);
  const { write } = kinds.find(({ share }) => dice % 1000 < share) ?? kinds[0];
  const isRequest = write === accessLine || (isHealthy && failures.has(write));
  if (isRequest && isBroken && isHold(trade, detail)) return incidentLine(trade, detail);
  if (!isHealthy) return write(trade, detail);
  return isRequest ? timedAccessLine(trade, detail) : write(trade, detail);
}

interface Kind {
  /** Upper bound of this kind's part of a thousand. */
  share: number;
  write: (trade: Trade, detail: number) => LogText;
}

const kinds: readonly [Kind, ...Kind[]] = [
  { share: 700, write: accessLine },
  { share: 800, write: jsonLine },
  { share: 880, write: logfmtLine },
  { share: 930, write: debugLine },
  { share: 960, write: warningLine },
  { share: 972, write: notice },
  { share: 984, write: timings },
  { share: 995, write: traceback },
  { share: 998, write: criticalLine },
  { share: 1000, write: dump },
];

/** Kinds of lines that a healthy app does not write. */
const failures: ReadonlySet<Kind['write']> = new Set([traceback, criticalLine]);

function requestOf(trade: Trade, detail: number): AccessRequest {
  return requestsByTrade.get(trade)?.[(detail >>> 5) % 20] ?? [`GET /${trade.resource}`, 200];
}

function isHold(trade: Trade, detail: number): boolean {
  return requestOf(trade, detail)[0].endsWith('/hold');
}

/** A request of a healthy app, with its duration. */
function timedAccessLine(trade: Trade, detail: number): LogText {
  const [request, status] = requestOf(trade, detail);
  const { message } = accessLine(trade, detail, [request, status < 500 ? status : 200]);
  return { level: 'info', message: `${message} took=${4 + (detail % 90)}ms` };
}

/** A failed request during an incident: a query that a deployment made too slow. */
function incidentLine({ resource, id }: Trade, detail: number): LogText {
  return {
    level: 'error',
    message: [
      `${red('ERROR')}:    POST /${resource}/${id}/hold 500 took=${5_000 + (detail % 40)}ms`,
      'Traceback (most recent call last):',
      '  File "/app/.venv/lib/python3.13/site-packages/starlette/routing.py", line 73, in app',
      '    response = await f(request)',
      '               ^^^^^^^^^^^^^^^^',
      `  File "/app/app/${resource}/holds.py", line 58, in hold`,
      '    row = await connection.fetchrow(conflicting_holds, item_id)',
      '          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      'asyncpg.exceptions.QueryCanceledError: canceling statement due to statement timeout',
    ].join('\n'),
  };
}

function accessLine(
  trade: Trade,
  detail: number,
  [request, status] = requestOf(trade, detail),
): LogText {
  const client = `10.4.${detail % 8}.${(detail >>> 3) % 250}:${40_000 + (detail % 20_000)}`;
  const colour = status < 300 ? green : status < 500 ? yellow : red;
  return {
    level: status < 500 ? 'info' : 'error',
    message: `${green('INFO')}:     ${client} - "${request} HTTP/1.1" ${colour(`${status} ${statusWords[status] ?? ''}`)}`,
  };
}

type AccessRequest = readonly [request: string, status: number];

const requestsByTrade = new Map(trades.map((trade) => [trade, requestsTo(trade)]));

function requestsTo({ resource, id }: Trade): readonly AccessRequest[] {
  const ok: readonly AccessRequest[] = [
    [`GET /${resource}`, 200],
    [`GET /${resource}?status=free&limit=50`, 200],
    [`GET /${resource}/${id}`, 200],
    [`POST /${resource}`, 201],
    [`PATCH /${resource}/${id}`, 200],
    ['GET /healthz', 200],
  ];
  const rare: readonly AccessRequest[] = [
    [`GET /${resource}/unknown`, 404],
    [`GET /${resource}/${id}`, 304],
    [`POST /${resource}`, 422],
    [`POST /${resource}/${id}/hold`, 500],
  ];
  return [...ok, ...ok, ...ok.slice(0, 4), ...rare];
}

const statusWords: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  304: 'Not Modified',
  404: 'Not Found',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
};

function jsonLine({ event, id, resource }: Trade, detail: number): LogText {
  const record = {
    event,
    [resource.slice(0, -1)]: id,
    duration_ms: (detail % 4_000) / 10,
    request_id: detail.toString(16).padStart(8, '0'),
    user: { id: detail % 900, plan: detail % 3 === 0 ? 'team' : 'free' },
  };
  return { level: 'info', message: JSON.stringify(record) };
}

function logfmtLine({ event, id }: Trade, detail: number): LogText {
  return {
    level: 'info',
    message: `level=info msg="${event.replaceAll(/[._]/g, ' ')}" id=${id} attempt=${(detail % 3) + 1} took=${detail % 900}ms`,
  };
}

function debugLine({ task }: Trade, detail: number): LogText {
  return { level: 'debug', message: dim(`${task}: checked ${detail % 480} items, nothing to do`) };
}

function warningLine({ task }: Trade, detail: number): LogText {
  return {
    level: 'warning',
    message: `${yellow('WARNING')}:  Pool at ${15 + (detail % 5)}/20 connections; waited ${100 + (detail % 700)} ms in ${cyan(task)}`,
  };
}

const greetings = [
  'Ærø ⚓',
  '横浜港 🚢',
  'ميناء طنجة',
  'Saint‑Malo — à quai',
  'Łódź 🛟',
  'חיפה',
] as const;

/** A line with the vocabulary of the app's domain. */
function notice({ event }: Trade, detail: number): LogText {
  const greeting = greetings[detail % greetings.length] ?? greetings[0];
  return {
    level: 'info',
    message: `${event} · ${greeting} · №${detail % 1_000} · ${detail % 90}°`,
  };
}

/** A line with more than the 16 basic colours. */
function timings({ task }: Trade, detail: number): LogText {
  const bar = Array.from({ length: 12 }, (_, index) =>
    trueColour(60 + index * 15, 200 - index * 12, 120)(index <= detail % 12 ? '█' : '░'),
  ).join('');
  return {
    level: 'debug',
    message: `${colour256(39)(task)} ${bar} ${colour256(244)(`${detail % 900}ms`)}`,
  };
}

/** About ten thousand characters on one line, like a `print` of a whole response. */
function dump({ resource, id }: Trade, detail: number): LogText {
  const items = Array.from({ length: 150 }, (_, index) => ({
    id: `${id}-${index}`,
    weight: ((detail >>> (index % 16)) + index * 7) % 10_000,
    status: index % 3 === 0 ? 'held' : 'free',
  }));
  return { level: 'debug', message: JSON.stringify({ [resource]: items, next: null }) };
}

function traceback({ resource, task }: Trade, detail: number): LogText {
  return {
    level: 'error',
    message: [
      'Traceback (most recent call last):',
      '  File "/app/.venv/lib/python3.13/site-packages/starlette/routing.py", line 73, in app',
      '    response = await f(request)',
      '               ^^^^^^^^^^^^^^^^',
      `  File "/app/app/${resource}/service.py", line ${40 + (detail % 90)}, in ${task}`,
      '    async with session_factory() as session:',
      '               ^^^^^^^^^^^^^^^^^',
      'sqlalchemy.exc.TimeoutError: QueuePool limit of size 20 overflow 0 reached, connection timed out, timeout 5.00',
    ].join('\n'),
  };
}

function criticalLine({ task }: Trade, detail: number): LogText {
  return {
    level: 'critical',
    message: `${red('CRITICAL')}: worker ${1 + (detail % 4)} (${task}) did not answer for 30 s and was restarted`,
  };
}
