import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';
import { distributionOf } from '../../distributionOf.ts';

const { number, plural } = createWording('en');

/** The texts of a build log, beside those of the log viewer. */
export const buildLogMessages = catalogue('buildLog', {
  label: 'Build log',
  empty: 'This build wrote nothing.',
  notBuilt: 'Nothing was built, so there is no log.',
  gap: 'A line is missing here: the platform sent one that could not be read.',
  unavailable: 'The log could not be read.',
});

/** The texts of one Deployment. */
export const deploymentMessages = catalogue('deployment', {
  information: 'Deployment Information',
  logs: 'Deployment Logs',
  id: 'ID',
  created: 'Created',
  status: 'Status',
  duration: 'Duration',
  steps: 'Steps of this deployment',
  step: {
    upload: 'Upload',
    queue: 'Queue',
    extract: 'Extract',
    build: 'Build',
    deploy: 'Deploy',
    verify: 'Verify',
  },
  /** Name of a step in which the deployment ended. */
  failedStep: {
    upload: 'Upload not finished',
    queue: 'Queue failed',
    extract: 'Extract failed',
    build: 'Build failed',
    deploy: 'Deploy failed',
    verify: 'Verify failed',
  },
  stepState: {
    done: 'done',
    running: 'running',
    failed: 'failed',
    waiting: 'not started',
    skipped: 'skipped',
    cancelled: 'cancelled',
  },
  notReached: 'Not reached',
  stillServing: 'What was live before keeps serving.',
  errorTitle: 'The deployment could not be loaded',
});

/** The texts of Deployments, and of what it shares with General and with one Deployment. */
export const deploymentsMessages = catalogue('deployments', {
  columns: { id: 'ID', status: 'Status', created: 'Created', duration: 'Duration' },
  newDeployment: 'New Deployment',
  live: 'Live',
  /** Text after the duration for screen readers, in place of the sign before it. */
  estimate: 'estimate',
  durationNote:
    'Durations are estimates: the time from the creation of a deployment to its last change.',
  /** Formats the duration of a deployment: seconds with so many decimals, or minutes and seconds. */
  duration: {
    seconds: (seconds: number, digits: number) => `${number(seconds, digits)} s`,
    minutes: (minutes: number, seconds: number) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  },
  durationUnknown: 'Not known',
  pages: 'Pages of deployments',
  newer: 'Newer',
  older: 'Older',
  errorTitle: 'The deployments could not be loaded',
  empty: {
    title: 'Nothing is deployed yet',
    text: 'Run this in the folder of your project, or deploy the folder from here. The deployment appears while it uploads.',
    command: 'fastapi deploy',
  },
  redeploy: {
    action: 'Redeploy',
    actionFor: (id: string) => `Redeploy ${id}`,
    title: (id: string) => `Redeploy ${id}?`,
    titleOfApp: (id: string, app: string) => `Redeploy ${id} of ${app}?`,
    text: 'The archive of this deployment is built and deployed again, with the variables as they are now. What is live keeps serving until the new build is ready; if it fails, nothing changes for your users.',
    logNote: 'Its build log starts anew.',
  },
});

/** Named groups of a rule's pattern in the log. */
export type Found = Readonly<Partial<Record<string, string>>>;

/** Why a deployment failed, and what to do. */
export interface ExplanationTexts {
  title: (found: Found) => string;
  explanation: (found: Found) => string;
  nextStep: (found: Found) => string;
}

const or = (text: string | undefined, instead: string) => text ?? instead;

const listFormat = new Intl.ListFormat('en');

/** Names that stand below each other, as a list in a sentence. */
const listOf = (names: string) => listFormat.format(names.split('\n'));

const rules = {
  moduleMissing: {
    title: ({ module }) => `Python finds no module named ${or(module, 'that')}`,
    explanation: ({ module }) =>
      `Your code imports ${or(module, 'a module')}, and no dependency of the project brings it. On your own machine it may be installed all the same.`,
    nextStep: ({ module }) =>
      `Add it with “uv add ${distributionOf(module)}”, or correct the name if it is your own module, and deploy again.`,
  },
  requirementNotFound: {
    title: ({ name }) => `There is no package named ${or(name, 'that')}`,
    explanation: ({ name }) =>
      `The project requires ${or(name, 'a package')}, and the package registry does not have it.`,
    nextStep: () => 'Check its spelling where the requirement is written, and deploy again.',
  },
  versionNotFound: {
    title: ({ requirement }) => `No version fits ${or(requirement, 'a requirement')}`,
    explanation: ({ requirement }) =>
      `The package exists, but the package registry has no version that ${or(requirement, 'the requirement')} allows.`,
    nextStep: () =>
      'Change the version in the requirement to one that was published, and deploy again.',
  },
  pythonVersion: {
    title: () => 'A dependency needs another Python version',
    explanation: ({ python, wanted }) =>
      python === undefined || wanted === undefined
        ? 'The Python version of the project is not one that all dependencies support.'
        : `The build uses Python ${python}, but a dependency needs Python ${wanted}.`,
    nextStep: () =>
      'Change requires-python or .python-version, or choose a version of the dependency that supports your Python, and deploy again.',
  },
  wheelMissing: {
    title: ({ name }) => `${or(name, 'A dependency')} has no wheel for this platform`,
    explanation: ({ name }) =>
      `${or(name, 'The dependency')} was published, but not for the Python version and platform of the build.`,
    nextStep: () =>
      'Choose a version that has a wheel for Linux and your Python version, and deploy again.',
  },
  dependencyBuildFailed: {
    title: ({ name }) => `${or(name, 'A dependency')} could not be built`,
    explanation: ({ name }) =>
      `${or(name, 'A dependency')} is built as it is installed, and that failed. The cause is in the package or its build tools, not in your code.`,
    nextStep: () => 'Choose a version that has a wheel for your Python version, and deploy again.',
  },
  requirementConflict: {
    title: ({ by, pin }) =>
      by === undefined || pin === undefined
        ? 'Two requirements contradict each other'
        : `${by} does not go together with ${pin}`,
    explanation: ({ by, wants, pin }) =>
      by === undefined || wants === undefined || pin === undefined
        ? 'No set of versions satisfies all requirements at once, so nothing was installed.'
        : `${by} needs ${wants}, but the project asks for ${pin}. No version satisfies both, so nothing was installed.`,
    nextStep: () => 'Change one of the two requirements, run “uv lock”, and deploy again.',
  },
  requirementsMissing: {
    title: () => 'Nothing says what to install',
    explanation: () => 'The archive has neither a pyproject.toml nor a requirements.txt.',
    nextStep: () =>
      'Deploy from the folder that has one of them, or make one with “uv init” and “uv add "fastapi[standard]"”.',
  },
  variableMissing: {
    title: ({ name, names }) =>
      names === undefined
        ? `The variable ${or(name, 'it reads')} is not set`
        : `The variables ${listOf(names)} are not set`,
    explanation: ({ name, names }) =>
      names === undefined
        ? `Your code reads ${or(name, 'a variable')} as it is imported, and this app has no such variable.`
        : `Your code reads ${listOf(names)} as it is imported, and this app has no such variables.`,
    nextStep: ({ name, names }) =>
      `Add ${names === undefined ? or(name, 'it') : listOf(names)} to the environment variables, then redeploy.`,
  },
  syntaxError: {
    title: ({ file }) => `${or(file, 'A file')} is not valid Python`,
    explanation: ({ file, line, message }) =>
      `Python cannot read line ${or(line, '?')} of ${or(file, 'a file')}: ${or(message, 'invalid syntax')}.`,
    nextStep: () => 'Correct that line and deploy again. It may be valid only in a newer Python.',
  },
  importCrashed: {
    title: () => 'Your code crashed as it was imported',
    explanation: ({ file, line, error, message }) =>
      `Line ${or(line, '?')} of ${or(file, 'a file')} raised ${or(error, 'an error')}${message === undefined || message === '' ? '' : `: ${message}`}. Nothing is served before the module is imported whole.`,
    nextStep: ({ file }) =>
      `Correct it in ${or(file, 'that file')}, or move what can fail into the app’s lifespan, and deploy again.`,
  },
  noApp: {
    title: () => 'No FastAPI app was found',
    explanation: () =>
      'The image was built and started, but the module that is looked at has no FastAPI object to serve.',
    nextStep: () =>
      'Create one with “app = FastAPI()” in main.py, or name yours under [tool.fastapi] in pyproject.toml, and deploy again.',
  },
  wrongPort: {
    title: ({ port }) => `The app listens on port ${or(port, 'another')}`,
    explanation: ({ port, wanted }) =>
      `The platform asks on port ${or(wanted, '8000')} whether the app is there; the app listens on ${or(port, 'another one')}, so nobody answers.`,
    nextStep: () =>
      'Take the port out of your start command, or read it from the variable PORT, and deploy again.',
  },
  healthCheck: {
    title: ({ path }) => `The health check of ${or(path, 'the app')} fails`,
    explanation: ({ path, status }) =>
      `The app runs, but answers ${or(status, 'with an error')} on ${or(path, 'its health check')}, so it was not put in front of your users.`,
    nextStep: () => 'The app’s log has the error behind it. Correct it and deploy again.',
  },
  archiveTooLarge: {
    title: () => 'The archive is too large',
    explanation: ({ limit }) =>
      `Packed or unpacked, an archive may have ${or(limit, '1000.0 MB')} at most. Often a dataset, a model or a virtual environment is in it by mistake.`,
    nextStep: () =>
      'List what the app does not need in .fastapicloudignore, and deploy again. Large files belong in object storage.',
  },
  archiveUnreadable: {
    title: () => 'The archive could not be unpacked',
    explanation: ({ reason }) => or(reason, 'What was uploaded is no archive that can be read.'),
    nextStep: () =>
      'Deploy again. If you pack it yourself, check that it opens on your own machine.',
  },
  outOfMemory: {
    title: () => 'The app ran out of memory',
    explanation: () =>
      'It was ended while it started, because it asked for more memory than there is.',
    nextStep: () =>
      'Load models and large data when they are first needed, or start fewer workers, and deploy again.',
  },
  buildTimeout: {
    title: () => 'The build took too long',
    explanation: () => 'It was ended because it went on for longer than the platform allows.',
    nextStep: () =>
      'Lock the dependencies with “uv lock” so that nothing is resolved or compiled, and deploy again.',
  },
} satisfies Readonly<Record<string, ExplanationTexts>>;

/** Explanations of known failures, by rule, and what stands around them. */
export const explanationsMessages = catalogue('explanations', {
  rules,
  nextStep: 'Next step:',
  inTheLog: 'In the log',
  links: { environmentVariables: 'Environment Variables', logs: 'Logs' },
  platformSays: 'The platform says:',
  compare: {
    action: 'Compare with the Last Good Build',
    title: (line: number) => `The first line that differs from the last good build is line ${line}`,
    same: 'Up to where it ends, this log says the same as that of the last good build.',
    good: 'There',
    bad: 'Here',
    ended: '(the log ends)',
    goTo: (line: number) => `Go to Line ${line}`,
    failed: 'The log of the last good build could not be read.',
  },
  slower: {
    title: 'Slower than usual',
    running: (now: string, usual: string, count: number) =>
      `${now} so far. Of the last ${count} that became ready, half took ${usual} or less.`,
    ended: (took: string, usual: string, count: number) =>
      `It took ${took}. Of the last ${count} that became ready, half took ${usual} or less.`,
  },
});

/** The texts of New Deployment: a deployment from the browser. */
export const newDeploymentMessages = catalogue('newDeployment', {
  action: 'New Deployment',
  title: 'New Deployment',
  source: 'Source',
  hint: 'Drop a folder, a .zip or a .tar.gz',
  description:
    'Of a folder or a .zip, environments, caches, .env files and what .gitignore and .fastapicloudignore name stay behind. A .tar.gz is sent as it is.',
  reading: 'Looking at what is there',
  review: 'What will be sent',
  root: 'Folder',
  archive: 'Archive',
  files: 'Files',
  size: 'Size',
  largest: 'Largest files',
  contents: (files: number, size: string) =>
    `${plural(files, { one: '# file', other: '# files' })}, ${size} before packing`,
  sentAsItIs: 'It is sent as it is: nothing in it is left out.',
  leftOut: (count: number) => `Stays behind (${number(count)})`,
  leftOutMore: (count: number) => `and ${number(count)} more`,
  reasons: {
    rule: (pattern: string, file: string) => `${pattern} in ${file}`,
  },
  leftOutBy: {
    default: 'Not needed by the build',
    secrets: 'May hold secrets: add them as environment variables',
    rule: 'Ignored by a rule',
    symlink: 'Symbolic links, which are not sent',
    unsafe: 'Unsafe names and paths',
    duplicate: 'Replaced by a later file with the same name',
    unreadable: 'Could not be read',
    special: 'Not regular files: devices, sockets and pipes',
    depth: 'In too many folders',
  },
  guessedNames: {
    title: 'Some file names were guessed',
    text: (encoding: string) =>
      `The archive does not say how its file names are written. They were read as ${encoding}. Check them before you deploy:`,
  },
  missingDirectory: {
    title: (directory: string) => `There is no ${directory} in it`,
    text: 'The app is built from this directory. Choose the folder that contains it, or change the directory in the app’s Settings.',
    textOfRepository: (repository: string) =>
      `The app is built from this directory of ${repository}. Choose the root of that repository, or change the directory in the app’s Settings.`,
  },
  noRequirements: {
    title: 'There is no pyproject.toml and no requirements.txt in it',
    text: 'The build will not know what to install. Is it the right folder?',
  },
  chooseOther: 'Choose Something Else',
  deploy: 'Deploy',
  steps: {
    label: 'Steps to a new deployment',
    pack: 'Pack',
    create: 'Create the deployment',
    upload: 'Upload',
    start: 'Start the build',
  },
  progress: {
    pack: 'Packing',
    create: 'Creating the deployment',
    upload: 'Uploading',
    start: 'Starting the build',
  },
  amount: (done: string, total: string) => `${done} of ${total}`,
  failed: {
    pack: 'It could not be packed',
    create: 'The deployment could not be created',
    upload: 'The upload broke off',
    start: 'The build could not be started',
  },
  uploadRefused: 'The upload was refused',
  kept: 'What was done before is kept.',
  retry: { pack: 'Pack Again', create: 'Try Again', upload: 'Upload Again', start: 'Try Again' },
  keepOpen: 'Keep this page open until the build starts.',
  problems: {
    empty: 'There is nothing in it to send.',
    notAnArchive: 'This is not the kind of archive its name says, or it is damaged.',
    encrypted: 'The archive needs a password. Choose one without.',
    unreadable: (path: string) =>
      `${path} cannot be read. It may have been moved or changed since. Choose it again.`,
    ignoreFileTooLarge: (path: string) =>
      `${path} is too large to apply, so ignored files would be sent. Make it smaller than 1 MB, or remove it.`,
    size: (size: string) => `The archive is ${size}.`,
    tooLarge: 'The server does not accept an archive of this size.',
    limit: (limit: string) => `The server accepts up to ${limit}.`,
    makeSmaller:
      'Leave out large files that the build does not need, for example with .fastapicloudignore.',
    refused: (status: number) => `The server refused it (status ${status}).`,
    answered: (status: number, said: string) =>
      `The server answered with status ${status}: “${said}”`,
    permanent:
      'Trying again does not help. Choose something else, or show this message to whoever runs the platform.',
    unknown: 'It could not be read. Choose it again.',
  },
});
