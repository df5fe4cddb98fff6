import { green, red } from '../ansi.ts';
import { servingPort, type Unhealthy } from '../python/findings.ts';
import { defineFailure, type StartLine } from './failure.ts';

/** The app runs, but does not respond as required. */
export const unhealthy = defineFailure<Unhealthy>({
  find: ({ project }) => project.unhealthy,
  example: { kind: 'port', port: 9000, file: 'Procfile' },
  stop: { at: 11_700, status: 'verifying_failed' },
  startLines: (finding) => [
    ...[
      'Started server process [7]',
      'Waiting for application startup.',
      'Application startup complete.',
    ].map(info),
    info(
      `Uvicorn running on http://0.0.0.0:${finding.kind === 'port' ? finding.port : servingPort}`,
    ),
    ...tries(finding),
  ],
  explain: (finding) =>
    finding.kind === 'port'
      ? {
          error_code: 'wrong_port',
          error_title: `The app listens on port ${finding.port}`,
          error_message: `Nothing answers on port ${servingPort}: ${finding.file} starts the server on port ${finding.port}.`,
          error_hint: `Leave the port out of ${finding.file}, or set it to ${servingPort}, and deploy again.`,
        }
      : {
          error_code: 'health_check_failed',
          error_title: 'The health check failed',
          error_message: `GET ${finding.path} answers 500: ${finding.error} (${finding.file}, line ${finding.line})`,
          error_hint: `Correct line ${finding.line} of ${finding.file} and deploy again.`,
        },
});

function tries(finding: Unhealthy): StartLine[] {
  if (finding.kind === 'port') {
    return [1, 2, 3].map((attempt) => ({
      level: attempt < 3 ? 'warning' : 'critical',
      message: `Health check ${attempt} of 3: connection refused on port ${servingPort}`,
    }));
  }
  return [1, 2, 3].flatMap((attempt): StartLine[] => [
    {
      level: 'error',
      message: `${green('INFO')}:     10.4.0.1:4011${attempt} - "GET ${finding.path} HTTP/1.1" ${red('500 Internal Server Error')}`,
    },
    {
      level: 'error',
      message: [
        'Traceback (most recent call last):',
        `  File "/app/${finding.file}", line ${finding.line}, in health`,
        `    ${finding.code}`,
        finding.error,
      ].join('\n'),
    },
    {
      level: attempt < 3 ? 'warning' : 'critical',
      message: `Health check ${attempt} of 3: GET ${finding.path} answered 500`,
    },
  ]);
}

function info(message: string): StartLine {
  return { level: 'info', message };
}
