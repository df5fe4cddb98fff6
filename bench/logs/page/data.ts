/** Only the last line contains it. */
export const endMarker = 'end of the log';

/** Search term: in every hundredth line, in different case. */
export const rare = 'Berth Refused';
/** In every other line, in the same case. */
export const common = 'request';

/** Mulberry32: the same numbers in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words =
  'container queue worker lease vessel manifest quay tide crane harbour pilot anchor'.split(' ');
const paths = ['/berths', '/vessels/41', '/manifests?status=open', '/health', '/tides/today'];

/** One line of typical application output: a web server, JSON, logfmt, a build, with and without colours. */
function lineOf(index: number, random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const word = () => pick(words);
  const id = Math.floor(random() * 2 ** 32).toString(16);
  const duration = (random() * 400).toFixed(1);
  const level = random() < 0.02 ? 'error' : random() < 0.06 ? 'warning' : 'info';
  const time = new Date(1_795_000_000_000 + index * 37).toISOString();
  const note = index % 100 === 7 ? ' berth refused' : '';
  switch (index % 6) {
    case 0:
      return `\u001B[32mINFO\u001B[0m:     10.4.${index % 255}.17:${40_000 + (index % 9000)} - "\u001B[1mGET ${pick(paths)} HTTP/1.1\u001B[0m" \u001B[32m200 OK\u001B[0m${note}`;
    case 1:
      return `{"time":"${time}","level":"${level}","message":"${word()} ${word()} taken${note}","request_id":"${id}","duration_ms":${duration},"path":"${pick(paths)}"}`;
    case 2:
      return `time=${time} level=${level} msg="${word()} moved to ${word()}${note}" worker=${index % 16} took=${duration}ms`;
    case 3:
      return `\u001B[2m${time}\u001B[0m \u001B[${level === 'error' ? 31 : 36}m${level.toUpperCase()}\u001B[0m \u001B[38;5;${16 + (index % 200)}mapp.${word()}\u001B[0m request ${id} ${word()} in \u001B[1;33m${duration} ms\u001B[0m${note}`;
    case 4:
      return `#12 ${(index / 1000).toFixed(3)} Collecting ${word()}-${word()}==1.${index % 40}.0 (from -r requirements.txt)${note}`;
    default:
      return `${time.slice(0, 19)} - app.${word()} - ${level.toUpperCase()} - ${index % 300 === 5 ? '✓ café' : word()} request ${id} finished after ${duration} ms${note}`;
  }
}

/** Lines of generated text, each its own string, as parsed from JSON. */
export function generate(count: number, from = 0): string[] {
  const random = createRandom(from + 1);
  const lines: string[] = [];
  for (let start = 0; start < count; start += 10_000) {
    const size = Math.min(10_000, count - start);
    const made = Array.from({ length: size }, (_, index) => lineOf(from + start + index, random));
    const parsed: string[] = JSON.parse(JSON.stringify(made));
    for (const line of parsed) lines.push(line);
  }
  return lines;
}
