import type { DeploymentStatus } from '@quayside/api-contract';

import type { DeploymentStep } from '../../domain/deploymentStatus.ts';
import type { Messages } from '../../runtime/messages/messages.ts';

/** Which explanation it is: its texts are in the message catalogue, under the same name. */
export type ExplanationId = keyof Messages['explanations']['rules'];

/** A known way for a deployment to fail. */
export interface ExplanationRule {
  id: ExplanationId;
  /** The step it ends a deployment in. */
  steps: readonly DeploymentStep[];
  /** Pattern of the log. Its named groups fill the texts. */
  pattern?: RegExp;
  /** Further names of the same kind within what the pattern matches: several variables of one error. */
  others?: RegExp;
  /** Statuses that are enough, without a match in the log. */
  statuses?: readonly DeploymentStatus[];
  /** Whether the same files can succeed the next time: the cause is not in them. @default false */
  isOutsideTheFiles?: true;
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
    id: 'pythonVersion',
    steps: ['build'],
    pattern:
      /the\s+(?:current|requested)\s+Python\s+version\s+\((?<python>[^)\n]{1,60})\)\s+does\s+not\s+satisfy\s+Python(?<wanted>[\d.,<>=!~]+)|requires a different Python: (?<python2>[\d.]{1,20}) not in '(?<wanted2>[^'\n]{1,60})'|project's supported Python range \((?<python3>[^)\n]{1,60})\) is not compatible with some of the required packages Python requirement|requires-python[^\n]{0,20}\s+does\s+not\s+satisfy\s+Python(?<wanted3>[\d.,<>=!~]+)/,
  },
  {
    id: 'pythonVersion',
    steps: ['build'],
    // pip names the versions that are for another Python; the requirement is one of them.
    pattern:
      /require a different python version:(?=[^\n]*\n(?:[^\n]*\n){0,2}?[^\n]*No matching distribution found for [\w.[\]-]{1,100}==(?<version>[\w.]{1,30})(?:$|\n))[^\n]*?\s\k<version> Requires-Python (?<wanted>[\d.,<>=!~]{1,60})/,
  },
  {
    id: 'wheelMissing',
    steps: ['build'],
    pattern:
      /Because\s+(?<name>[\w.[\]=-]+)\s+has\s+no\s+(?:usable\s+wheels|wheels\s+with\s+a\s+matching)|Distribution `(?<name2>[\w.=-]+)[^\n`]{0,200}`\s+can't\s+be\s+installed\s+because\s+it\s+doesn't\s+have\s+a\s+source\s+distribution\s+or\s+wheel|ERROR: (?<name3>[\w.+-]{1,150}\.whl) is not a supported wheel on this platform/,
  },
  {
    id: 'dependencyBuildFailed',
    steps: ['build'],
    pattern:
      /Failed\s+to\s+(?:build|download\s+and\s+build)\s+`(?<name>[\w.[\]=-]+)[^`\n]*`|Failed building wheel for (?<name2>[\w.-]+)|Failed to build '?(?<name3>[\w.-]+)'? when |Unable to build wheel for (?<name4>[\w.-]+)|(?:Getting requirements to build wheel|Preparing metadata \(pyproject\.toml\)) did not run successfully|Backend\s+subprocess\s+exited\s+when\s+trying\s+to\s+invoke/,
  },
  {
    id: 'requirementNotFound',
    steps: ['build'],
    pattern:
      /Because (?<name>[\w.[\]-]+)\s+was\s+not\s+found\s+in\s+the\s+package\s+registry|Could not find a version that satisfies the requirement (?<name2>[\w.[\]-]+)[^\n]{0,100}\(from versions: none\)\n[^\n]*No matching distribution found/,
  },
  {
    id: 'versionNotFound',
    steps: ['build'],
    pattern:
      /Because\s+there\s+is\s+no\s+version\s+of\s+(?<requirement>[^\s,]+)|Because\s+only\s+[^\n]{1,200}?(?:\n[^\n]{1,200}?){0,6}?\s(?:is|are)\s+available\s+and\s+your\s+project\s+depends\s+on\s+(?<requirement2>[^\s,]+)|\(from versions: (?!none\))[^\n]*\)\n[^\n]*No matching distribution found for (?<requirement3>\S+)|depends on (?<requirement4>[\w.[\]-]+ \([^)\n]{1,60}\)) which doesn't match any versions/,
  },
  {
    id: 'requirementConflict',
    steps: ['build'],
    // Both are about one package: "depends on Python>=3.12" is another matter.
    pattern:
      /Because\s+(?<by>\S+)\s+depends\s+on\s+(?<wants>(?<package>[\w.-]+?)(?:\[[^\]\s]*\])?[<>=!~][^\s]*)\s+and\s+your\s+project\s+depends\s+on\s+(?<pin>\k<package>[[<>=!~][^\s,]*)/,
  },
  {
    id: 'requirementConflict',
    steps: ['build'],
    pattern:
      /ResolutionImpossible|these package versions have conflicting dependencies|(?:and|that)\s+\S+\s+(?:and\s+\S+\s+)?are\s+incompatible(?![^]{0,600}does\s+not\s+satisfy\s+Python)/,
  },
  {
    id: 'moduleMissing',
    steps: ['build', 'deploy', 'verify'],
    // The import is in a file of the app, not of a package, a build back end or the interpreter.
    pattern:
      /(?<=File "(?!<)(?![^"\n]{0,300}(?:site-packages|dist-packages|build-env|\/lib\/python|\/tmp\/|\/builds-v))[^"\n]{1,300}", line \d+[^\n]{0,200}\n(?:(?!\s*File )[^\n]{0,300}\n){0,3}[^\n]{0,60})ModuleNotFoundError: No module named '(?<module>[^'\n]+)'/,
  },
  {
    id: 'variableMissing',
    steps: ['build', 'deploy', 'verify'],
    pattern:
      /os\.environ\[["'](?<name>[A-Za-z_]\w*)["']\][^\n]*\n(?:[^\n]*\n){0,3}?[^\n]*KeyError: '\k<name>'|ValidationError: \d+ validation errors? for \w*(?:[Ss]ettings|[Cc]onfig|[Cc]onfiguration|[Ee]nvironment|Env)\n(?:[^\n]*\n){0,80}?(?<name2>[A-Za-z_]\w*)\n\s+[Ff]ield required(?:[^\n]*\n(?:\s+For further information[^\n]*\n)?[A-Za-z_]\w*\n\s+[^\n]*){0,60}|has no environment variable (?<name3>[A-Za-z_]\w*)|UndefinedValueError: (?<name4>[A-Za-z_]\w*) not found\. Declare it as envvar|Environment variable "(?<name5>[A-Za-z_]\w*)" (?:not set|invalid: not set)|Set the (?<name6>[A-Za-z_]\w*) environment variable/,
    others: /^([A-Za-z_]\w*)\n\s+[Ff]ield required/gm,
    isOutsideTheFiles: true,
    link: 'environmentVariables',
  },
  {
    id: 'syntaxError',
    steps: ['build', 'deploy', 'verify'],
    pattern:
      /File "\/app\/(?!\.?venv\/|[^"\n]*site-packages)(?<file>[^"\n]+)", line (?<line>\d+)\n(?:[^\n]*\n){0,3}?(?:SyntaxError|IndentationError|TabError): (?<message>[^\n]+)/,
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
      /File "\/app\/(?!\.?venv\/|[^"\n]*site-packages)(?<file>[^"\n]+)", line (?<line>\d+), in <module>\n(?:(?!\s*File )[^\n]*\n){0,4}?(?<error>(?:\w+\.)*\w*(?:Error|Exception|Exit))(?:: (?<message>[^\n]*))?/,
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
  {
    id: 'buildTimeout',
    steps: ['build'],
    statuses: ['building_image_failed_timeout'],
    isOutsideTheFiles: true,
  },
];
