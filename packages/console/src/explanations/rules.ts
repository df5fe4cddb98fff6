import type { DeploymentStatus } from '@quayside/api-contract';

import type { DeploymentStep } from '../deploymentStatus.ts';
import type { Messages } from '../messages/messages.ts';

/** Which explanation it is: its texts are in the message catalogue, under the same name. */
export type ExplanationId = keyof Messages['explanations']['rules'];

/** A known way for a deployment to fail. */
export interface ExplanationRule {
  id: ExplanationId;
  /** The step it ends a deployment in. */
  steps: readonly DeploymentStep[];
  /** What the log says then. Its named groups are what the texts are filled with. */
  pattern?: RegExp;
  /** Statuses that say it by themselves, whatever the log says. */
  statuses?: readonly DeploymentStatus[];
  /** The page that the next step is taken on. */
  link?: 'environmentVariables' | 'logs';
}

/**
 * Known failures of Python apps, the most particular first: the first that applies explains. Patterns see the log as
 * plain text, without the builder's step numbers, and with `\n` between lines; what the tools wrap may break anywhere.
 */
export const explanationRules: readonly ExplanationRule[] = [
  {
    id: 'archiveTooLarge',
    steps: ['upload', 'extract'],
    statuses: ['extracting_failed_archive_too_large'],
    pattern:
      /archive holds more than (?<limit>[\d.]+ [KMG]B)|maximum allowed size of (?<limit2>[\d.]+ [KMG]B)/,
  },
  {
    id: 'archiveUnreadable',
    steps: ['extract'],
    pattern: /error: (?<reason>The uploaded (?:file|archive) [^\n]+)/,
  },
  {
    id: 'requirementsMissing',
    steps: ['build'],
    pattern: /No pyproject\.toml or requirements\.txt found/,
  },
  {
    id: 'requirementNotFound',
    steps: ['build'],
    pattern:
      /Because (?<name>[\w.[\]-]+)\s+was\s+not\s+found\s+in\s+the\s+package\s+registry|No matching distribution found for (?<name2>[\w.[\]-]+)(?:$|\n)/,
  },
  {
    id: 'versionNotFound',
    steps: ['build'],
    pattern:
      /Because\s+there\s+is\s+no\s+version\s+of\s+(?<requirement>\S+)|No matching distribution found for (?<requirement2>\S+)/,
  },
  {
    id: 'requirementConflict',
    steps: ['build'],
    pattern:
      /Because\s+(?<by>\S+)\s+depends\s+on\s+(?<wants>\S+)\s+and\s+your\s+project\s+depends\s+on\s+(?<pin>[^\s,]+)/,
  },
  {
    id: 'requirementConflict',
    steps: ['build'],
    pattern: /No solution found when resolving dependencies|ResolutionImpossible/,
  },
  {
    id: 'moduleMissing',
    steps: ['build', 'deploy', 'verify'],
    pattern: /ModuleNotFoundError: No module named '(?<module>[^']+)'/,
  },
  {
    id: 'variableMissing',
    steps: ['build', 'deploy', 'verify'],
    pattern:
      /os\.environ[^\n]*\n[^\n]*KeyError: '(?<name>[A-Za-z_]\w*)'|ValidationError: \d+ validation errors? for \w+\n(?<name2>[A-Za-z_]\w*)\n\s+Field required|has no environment variable (?<name3>[A-Za-z_]\w*)/,
    link: 'environmentVariables',
  },
  {
    id: 'syntaxError',
    steps: ['build', 'deploy', 'verify'],
    pattern:
      /File "\/app\/(?<file>[^"]+)", line (?<line>\d+)\n(?:[^\n]*\n){0,3}?(?:SyntaxError|IndentationError|TabError): (?<message>[^\n]+)/,
  },
  {
    id: 'noApp',
    steps: ['deploy', 'verify'],
    pattern: /Could not find FastAPI app|Error loading ASGI app\. Attribute "\w+" not found/,
    link: 'logs',
  },
  {
    id: 'importCrashed',
    steps: ['build', 'deploy', 'verify'],
    pattern:
      /File "\/app\/(?<file>[^"]+)", line (?<line>\d+), in <module>\n(?:(?!\s*File )[^\n]*\n){0,4}?(?<error>(?:\w+\.)*\w*(?:Error|Exception|Exit))(?:: (?<message>[^\n]*))?/,
  },
  {
    id: 'wrongPort',
    steps: ['deploy', 'verify'],
    pattern:
      /running on http:\/\/[^\s:]+:(?<port>\d+)(?:(?!running on http:)[\s\S])*?connection refused on port (?<wanted>\d+)/,
    link: 'logs',
  },
  {
    id: 'healthCheck',
    steps: ['verify'],
    pattern: /Health check \d+ of \d+: GET (?<path>\S+) answered (?<status>\d+)/,
    link: 'logs',
  },
  {
    id: 'outOfMemory',
    steps: ['verify'],
    statuses: ['verification_failed_oom', 'degraded_oom'],
    link: 'logs',
  },
  { id: 'buildTimeout', steps: ['build'], statuses: ['building_image_failed_timeout'] },
];
