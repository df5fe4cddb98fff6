import type { BuildLogEvent } from '@quayside/api-contract';

import type { BuildLogReader } from '../screens/deployment/BuildLog.tsx';

const esc = '\u001B';
const red = `${esc}[1;31m`;
const green = `${esc}[32m`;
const yellow = `${esc}[1;33m`;
const cyan = `${esc}[36m`;
const dim = `${esc}[2m`;
const bold = `${esc}[1m`;
const off = `${esc}[0m`;

const failed = [
  `${dim}#1${off} ${cyan}[internal]${off} load build definition from Dockerfile`,
  `${dim}#1${off} ${green}DONE${off} 0.0s`,
  `${dim}#2${off} ${cyan}[builder 1/6]${off} FROM python:3.13-slim`,
  `${dim}#2${off} CACHED`,
  `${dim}#6${off} ${cyan}[builder 3/6]${off} COPY pyproject.toml uv.lock ./`,
  `${dim}#6${off} ${green}DONE${off} 0.1s`,
  `${dim}#7${off} ${cyan}[builder 4/6]${off} RUN uv sync --frozen --no-dev --no-install-project`,
  `Using CPython ${cyan}3.13.1${off} interpreter at: ${cyan}/usr/local/bin/python3${off}`,
  `Creating virtual environment at: ${cyan}.venv${off}`,
  `${yellow}warning${off}: The lockfile was written by an older version of uv; resolving again`,
  `${dim}Resolving${off} fastapi[standard]>=0.128`,
  `${dim}Resolving${off} sqlmodel==0.0.24`,
  `${dim}Downloading${off} numpy   ${green}━━━━━━━━━━━━━━━━━━━━━━━━${off}  16.4 MB / 16.4 MB  ${dim}48.2 MB/s${off}`,
  `${dim}Downloading${off} torch   ${green}━━━━━━━━━━━━━━${off}${dim}──────────${off} 412.0 MB / 674.1 MB  ${dim}19.7 MB/s${off}`,
  `  ${red}×${off} No solution found when resolving dependencies:`,
  `  ${red}╰─▶${off} Because ${bold}sqlmodel==0.0.24${off} depends on ${bold}sqlalchemy>=2.0.14,<2.1.0${off} and your project`,
  `     depends on ${bold}sqlalchemy==1.4.54${off}, your requirements are unsatisfiable.`,
  '',
  `     ${cyan}hint${off}: ${bold}sqlalchemy${off} was pinned in ${cyan}pyproject.toml${off}, line 14`,
  `${dim}#7${off} ${red}ERROR${off}: process "/bin/sh -c uv sync --frozen --no-dev" did not complete successfully: exit code: 1`,
  `${red}Build failed${off} in 38.6 s`,
];

const toMessage = (text: string, index: number): BuildLogEvent => ({
  type: 'message',
  id: `${1_795_251_851_000 + index * 400}-0`,
  text,
});

/** Yields the given events, and then stays open like a live log. */
export function readerOf(events: readonly BuildLogEvent[]): BuildLogReader {
  return async function* read({ signal }) {
    yield { type: 'live' };
    yield* events;
    if (events.at(-1)?.type === 'complete' || events.at(-1)?.type === 'failed') return;
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
  };
}

/** The log of a build that failed, in colour. */
export const sampleFailedLog: readonly BuildLogEvent[] = [
  ...failed.map(toMessage),
  { type: 'failed' },
];

/** Lines under the headings of the platform, up to the image build. */
const untilBuild = [
  `${cyan}==>${off} ${bold}Build started${off} on builder-3 (linux/amd64)`,
  `${dim}    worker 0a1b2c3d4e5f, 4 vCPU, 8 GB${off}`,
  '',
  `${cyan}==>${off} ${bold}Extracting archive${off} (1.2 MB)`,
  '    14 files, 1.2 MB',
  `${cyan}==>${off} ${bold}Building image${off}`,
];

/** The log of a build that failed, with the headings of the platform: 2 s to extract. */
export const sampleFailedStepsLog: readonly BuildLogEvent[] = [
  ...[...untilBuild, ...failed].map(toMessage),
  { type: 'failed' },
];

/** The log of a build that succeeded, with the headings of the platform: 2 s to extract, 4.8 s to build. */
export const sampleStepsLog: readonly BuildLogEvent[] = [
  ...[
    ...untilBuild,
    ...failed.slice(0, 9),
    `#7 2.437  ${green}+${off} ${bold}fastapi${off}${dim}==0.128.2${off}`,
    `#7 2.437  ${green}+${off} ${bold}uvicorn${off}${dim}==0.40.0${off}`,
    `${green}==>${off} ${bold}Image built${off}`,
  ].map(toMessage),
  { type: 'complete' },
];

/** The first `count` lines of a long log; the same in every run. */
export function sampleLongLog(count: number): BuildLogEvent[] {
  return Array.from({ length: count }, (_, index) =>
    toMessage(
      `${dim}#${1 + (index % 9)}${off} ${green}Installed${off} package-${index + 1}`,
      index,
    ),
  );
}
