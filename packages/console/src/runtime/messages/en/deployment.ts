import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';
import { distributionOf } from '../../distributionOf.ts';

const { list, number, plural } = createWording('en');

/** The texts of a build log, in addition to those of the log viewer. */
export const buildLogMessages = catalogue('buildLog', {
  label: 'Build log',
  empty: 'This build has no output.',
  notBuilt: 'Nothing was built, so there’s no log.',
  gap: 'A line is missing here because the platform sent it in an unreadable form.',
  unavailable: 'Couldn’t load the log.',
});

/** The texts of one Deployment. */
export const deploymentMessages = catalogue('deployment', {
  information: 'Deployment Information',
  logs: 'Deployment Logs',
  id: 'ID',
  created: 'Created',
  status: 'Status',
  duration: 'Duration',
  steps: 'Deployment steps',
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
  /** Durations of steps, from the log. */
  stepTimes: {
    usually: (took: string, usual: string) => `${took}, usually ${usual}`,
    goTo: (step: string) => `${step}: go to its first line in the log`,
  },
  notReached: 'Not reached',
  appLogs: 'App Logs',
  allLines: 'All lines',
  errors: 'Errors',
  soFar: (duration: string) => `${duration} so far`,
  deployFixed: 'Deploy a Fixed Folder',
  stillServing: 'The previous deployment stays live.',
  errorTitle: 'Couldn’t load this deployment',
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

/** Formats names that are on separate lines as a list in a sentence. */
const listOf = (names: string) => listFormat.format(names.split('\n'));

const rules = {
  moduleMissing: {
    title: ({ module }) =>
      `Python can’t find ${module === undefined ? 'a module' : `the module ${module}`}`,
    explanation: ({ module }) =>
      `Your code imports ${or(module, 'a module')}, but no dependency of the project provides it. It may still be installed on your machine.`,
    nextStep: ({ module }) =>
      `Add it with “uv add ${distributionOf(module)}” and deploy again. If it’s your own module, check its name.`,
  },
  requirementNotFound: {
    title: ({ name }) =>
      name === undefined ? 'A required package doesn’t exist' : `There’s no package named ${name}`,
    explanation: ({ name }) =>
      `The project requires ${or(name, 'a package')}, but the package registry doesn’t have it.`,
    nextStep: () => 'Check its spelling in your requirements and deploy again.',
  },
  versionNotFound: {
    title: ({ requirement }) => `No version matches ${or(requirement, 'a requirement')}`,
    explanation: ({ requirement }) =>
      `The package exists, but no published version matches ${or(requirement, 'the requirement')}.`,
    nextStep: () => 'Change the requirement to a published version and deploy again.',
  },
  pythonVersion: {
    title: () => 'A dependency needs another Python version',
    explanation: ({ python, wanted }) =>
      python === undefined || wanted === undefined
        ? 'Some dependencies don’t support the Python version of the project.'
        : `The build uses Python ${python}, but a dependency needs Python ${wanted}.`,
    nextStep: () =>
      'Change requires-python or .python-version, or choose a version of the dependency that supports your Python version. Then deploy again.',
  },
  wheelMissing: {
    title: ({ name }) => `${or(name, 'A dependency')} has no wheel for this platform`,
    explanation: ({ name }) =>
      `${or(name, 'The dependency')} is published, but not for the Python version and platform of the build.`,
    nextStep: () =>
      'Choose a version that has a wheel for Linux and your Python version. Then deploy again.',
  },
  dependencyBuildFailed: {
    title: ({ name }) => `Couldn’t build ${or(name, 'a dependency')}`,
    explanation: ({ name }) =>
      `${or(name, 'A dependency')} has to be built during installation, and the build failed. The cause is in the package or its build tools, not in your code.`,
    nextStep: () => 'Choose a version that has a wheel for your Python version. Then deploy again.',
  },
  requirementConflict: {
    title: ({ by, pin }) =>
      by === undefined || pin === undefined
        ? 'Two requirements conflict'
        : `${by} conflicts with ${pin}`,
    explanation: ({ by, wants, pin }) =>
      by === undefined || wants === undefined || pin === undefined
        ? 'No set of versions meets all requirements, so nothing was installed.'
        : `${by} needs ${wants}, but the project requires ${pin}. No version meets both, so nothing was installed.`,
    nextStep: () => 'Change one of the two requirements, run “uv lock”, and deploy again.',
  },
  requirementsMissing: {
    title: () => 'No requirements found',
    explanation: () => 'The archive has neither a pyproject.toml nor a requirements.txt.',
    nextStep: () =>
      'Deploy from the folder that has one of them, or create one with “uv init” and “uv add "fastapi[standard]"”.',
  },
  variableMissing: {
    title: ({ name, names }) =>
      names === undefined
        ? `${name === undefined ? 'A variable' : `The variable ${name}`} is not set`
        : `The variables ${listOf(names)} are not set`,
    explanation: ({ name, names }) =>
      names === undefined
        ? `Your code reads ${or(name, 'a variable')} during import, but this app doesn’t have it.`
        : `Your code reads ${listOf(names)} during import, but this app doesn’t have them.`,
    nextStep: ({ name, names }) =>
      `Add ${names === undefined ? or(name, 'it') : listOf(names)} to the environment variables, then redeploy.`,
  },
  syntaxError: {
    title: ({ file }) => `${or(file, 'A file')} is not valid Python`,
    explanation: ({ file, line, message }) =>
      `Python can’t parse line ${or(line, '?')} of ${or(file, 'a file')}: ${or(message, 'invalid syntax')}.`,
    nextStep: () => 'Fix that line and deploy again. It may need a newer Python version.',
  },
  importCrashed: {
    title: () => 'Your code crashed during import',
    explanation: ({ file, line, error, message }) =>
      `Line ${or(line, '?')} of ${or(file, 'a file')} raised ${or(error, 'an error')}${message === undefined || message === '' ? '' : `: ${message}`}. The app can’t start until the import succeeds.`,
    nextStep: ({ file }) =>
      `Fix it in ${or(file, 'that file')}, or move the code that can fail into the app’s lifespan. Then deploy again.`,
  },
  noApp: {
    title: () => 'No FastAPI app was found',
    explanation: () =>
      'The image was built and started, but the module it loads has no FastAPI object.',
    nextStep: () =>
      'Create one with “app = FastAPI()” in main.py, or name yours under [tool.fastapi] in pyproject.toml. Then deploy again.',
  },
  wrongPort: {
    title: ({ port }) =>
      port === undefined ? 'The app listens on the wrong port' : `The app listens on port ${port}`,
    explanation: ({ port, wanted }) =>
      `The platform checks port ${or(wanted, '8000')}, but the app listens on ${or(port, 'another one')}, so the check gets no response.`,
    nextStep: () =>
      'Remove the port from your start command, or read it from the PORT variable. Then deploy again.',
  },
  healthCheck: {
    title: ({ path }) => `The health check of ${or(path, 'the app')} fails`,
    explanation: ({ path, status }) =>
      `The app runs, but responds with ${or(status, 'an error')} at ${or(path, 'its health check')}, so it didn’t go live.`,
    nextStep: () => 'Find the error in the app’s log, fix it and deploy again.',
  },
  archiveTooLarge: {
    title: () => 'The archive is too large',
    explanation: ({ limit }) =>
      `An archive can have up to ${or(limit, '1000.0 MB')}, packed or unpacked. Datasets, models and virtual environments are often included by mistake.`,
    nextStep: () =>
      'List what the app doesn’t need in .fastapicloudignore and deploy again. Put large files in object storage.',
  },
  archiveUnreadable: {
    title: () => 'Couldn’t unpack the archive',
    explanation: ({ reason }) => or(reason, 'The uploaded file isn’t a readable archive.'),
    nextStep: () =>
      'Deploy again. If you pack the archive yourself, check that it opens on your machine.',
  },
  outOfMemory: {
    title: () => 'The app ran out of memory',
    explanation: () =>
      'It was stopped during startup because it needed more memory than is available.',
    nextStep: () =>
      'Load models and large data when they are first needed, or start fewer workers. Then deploy again.',
  },
  buildTimeout: {
    title: () => 'The build took too long',
    explanation: () => 'It was stopped because it exceeded the time limit of the platform.',
    nextStep: () =>
      'Lock the dependencies with “uv lock”, so that nothing has to be resolved or compiled. Then deploy again.',
  },
} satisfies Readonly<Record<string, ExplanationTexts>>;

/** Explanations of known failures, by rule, and the labels around them. */
export const explanationsMessages = catalogue('explanations', {
  rules,
  nextStep: 'Next step:',
  inTheLog: 'In the log',
  links: { environmentVariables: 'Environment Variables', logs: 'Logs' },
  platformMessage: 'The platform says:',
  report: {
    /** Copies Markdown. */
    copy: 'Copy Report',
    changedVariables: 'Variables changed since the last good deployment',
  },
  compare: {
    packages: {
      title: (count: number) =>
        plural(count, { one: '# package differs', other: '# packages differ' }),
      same: 'Both builds installed the same packages.',
      added: (version: string) => `added: ${version}`,
      removed: (version: string) => `removed: ${version}`,
      changed: (from: string, to: string) => `${from} → ${to}`,
    },
    titleOf: (line: number, build: string) =>
      `Line ${line} is the first that differs from build ${build}`,
    sameAs: (build: string) => `Up to its end, this log matches that of build ${build}.`,
    allDifferences: 'All differences',
    equalLines: (count: number) => plural(count, { one: '# equal line', other: '# equal lines' }),
    showMore: 'Show More',
    noLines: '(no lines)',
    tooDifferent: 'The logs differ in too many lines to list them.',
    action: 'Compare',
    lastGood: 'Last Good Build',
    title: (line: number) => `Line ${line} is the first that differs from the last good build`,
    same: 'Up to its end, this log matches that of the last good build.',
    good: 'Last good build',
    bad: 'This build',
    ended: '(end of log)',
    goTo: (line: number) => `Go to Line ${line}`,
    failed: 'Couldn’t load the log of the last good build.',
  },
  slower: { title: 'Slower than usual' },
  /** Beside the failure of the deployment before. */
  sinceFailure: {
    fixed: (id: string, title: string) => `Fixed since ${id}: ${title}`,
    same: (id: string) => `The same error as in ${id}.`,
    other: (id: string, title: string) => `Another error than in ${id}: ${title}`,
  },
});

/** The texts of New Deployment: a deployment from the browser. */
export const newDeploymentMessages = catalogue('newDeployment', {
  action: 'New Deployment',
  title: 'New Deployment',
  source: 'Source',
  hint: 'Drop a folder, a .zip or a .tar.gz',
  description:
    'From a folder or .zip, virtual environments, caches, .env files and files listed in .gitignore and .fastapicloudignore are left out. A .tar.gz is sent unchanged.',
  reading: 'Reading files',
  review: 'Files to deploy',
  root: 'Folder',
  archive: 'Archive',
  files: 'Files',
  size: 'Size',
  largest: 'Largest files',
  contents: (files: number, size: string) =>
    `${plural(files, { one: '# file', other: '# files' })}, ${size} before packing`,
  sentAsItIs: 'Sent unchanged. Nothing is left out.',
  leftOut: (count: number) => `Left out (${number(count)})`,
  showMore: (count: number) => `Show More (${number(count)})`,
  leftOutMore: (count: number) => `and ${number(count)} more`,
  reasons: {
    rule: (pattern: string, file: string) => `${pattern} in ${file}`,
  },
  leftOutBy: {
    default: 'Not needed by the build',
    secrets: 'May contain secrets: add them as environment variables',
    rule: 'Ignored by a rule',
    symlink: 'Symbolic links',
    unsafe: 'Unsafe names and paths',
    duplicate: 'Replaced by a later file with the same name',
    unreadable: 'Unreadable',
    special: 'Not regular files: devices, sockets and pipes',
    depth: 'Nested too deeply',
  },
  guessedNames: {
    title: 'Some file names were guessed',
    text: (encoding: string) =>
      `The archive doesn’t state the encoding of its file names. They were read as ${encoding}. Check them before you deploy:`,
  },
  missingDirectory: {
    title: (directory: string) => `${directory} is missing`,
    text: 'The app is built from this directory. Choose the folder that contains it, or change the directory in the app’s Settings.',
    textOfRepository: (repository: string) =>
      `The app is built from this directory of ${repository}. Choose the root of that repository, or change the directory in the app’s Settings.`,
  },
  noRequirements: {
    title: 'No requirements.txt, pyproject.toml or uv.lock found',
    text: 'The build won’t know what to install. Is this the right folder?',
  },
  noApp: {
    noFile: (directory: string | null) =>
      directory === null ? 'No app found' : `No app found in ${directory}`,
    searched: (files: readonly string[]) =>
      `FastAPI starts ${list(files, 'disjunction')}, or the entrypoint in [tool.fastapi] of pyproject.toml.`,
    found: (path: string) =>
      `${path} seems to contain an app: choose its folder, or set it as the entrypoint.`,
    notIn: (path: string) => `No FastAPI app found in ${path}`,
    create: (name: string) =>
      `The build fails unless the file defines one, for example ${name} = FastAPI().`,
    otherFramework: (path: string, framework: string) =>
      `The app in ${path} uses ${framework}, not FastAPI`,
    otherFrameworkText: 'The platform starts FastAPI apps, so this one may not start.',
    entrypoint: (entrypoint: string) => `The entrypoint ${entrypoint} was not found`,
    entrypointText:
      'It’s set in [tool.fastapi] of pyproject.toml, as module:name. Change it there, or add the module.',
  },
  missingVariables: {
    unread:
      'Not all Python code could be searched for variables: there are more than 2,000 files or 4 MB of it, or one file is larger than 1 MB. Check the app’s variables yourself.',
    title: (count: number) =>
      plural(count, { one: '# variable is missing', other: '# variables are missing' }),
    text: 'The code needs a value and has no default. Values of names that look like secrets are saved as secrets.',
    add: 'Add Variables',
    takeFromEnvFile: 'Take from .env',
    notInEnvFile: 'The .env file sets none of these variables.',
    unreadable: (count: number) =>
      plural(count, {
        one: 'The name of # variable couldn’t be read from the code.',
        other: 'The names of # variables couldn’t be read from the code.',
      }),
  },
  wrongTypes: {
    title: (count: number) =>
      plural(count, {
        one: '# variable has a value that the code may reject',
        other: '# variables have values that the code may reject',
      }),
    expected: (name: string, type: string) => `${name}: the code expects ${type}`,
    bool: 'true or false',
    int: 'a whole number',
    float: 'a number',
    json: 'JSON',
    list: 'a list as JSON, like ["a", "b"]',
    object: 'an object as JSON, like {"a": 1}',
    httpUrl: 'a URL that starts with http:// or https://',
    postgresDsn: 'a URL that starts with postgresql://',
    redisDsn: 'a URL that starts with redis:// or rediss://',
    url: 'a URL',
  },
  secretFiles: {
    title: (count: number) =>
      plural(count, {
        one: '# file may contain secrets',
        other: '# files may contain secrets',
      }),
    text: 'Anyone who can read the archive can read them. Use environment variables instead, and leave out what the app doesn’t need.',
    leaveOut: (path: string) => `Leave out ${path}`,
  },
  sizeLimit: {
    title: 'This may be too large',
    text: (size: string, limit: string) => `It’s ${size}. The platform accepts up to ${limit}.`,
  },
  chooseOther: 'Choose Something Else',
  chooseFolder: 'Choose Folder',
  /** Reads the folder of the last deployment again. */
  readAgain: (folder: string) => `Use ${folder} Again`,
  deploy: 'Deploy',
  deployAnyway: 'Deploy Anyway',
  /** Announced to screen reader users. */
  warnings: (count: number) => plural(count, { one: '# warning', other: '# warnings' }),
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
    pack: 'Couldn’t pack the files',
    create: 'Couldn’t create the deployment',
    upload: 'The upload was interrupted',
    start: 'Couldn’t start the build',
  },
  uploadRejected: 'The upload was rejected',
  kept: 'Completed steps are kept.',
  retry: { pack: 'Pack Again', create: 'Try Again', upload: 'Upload Again', start: 'Try Again' },
  keepOpen: 'Keep this page open until the build starts.',
  problems: {
    empty: 'There’s nothing to send.',
    notAnArchive: 'This archive is damaged, or its name has the wrong extension.',
    encrypted: 'The archive is protected by a password. Choose one without.',
    unreadable: (path: string) =>
      `Couldn’t read ${path}. It may have been moved or changed. Choose it again.`,
    folderDenied: (folder: string) =>
      `Your browser wasn’t allowed to read ${folder}. Allow it, or choose the folder again.`,
    folderMissing: (folder: string) =>
      `Couldn’t find ${folder}. It may have been moved, renamed or deleted. Choose it again.`,
    tooManyFiles: (folder: string) =>
      `There are more than 200,000 files in ${folder}. Choose a folder with fewer files.`,
    ignoreFileTooLarge: (path: string) =>
      `${path} is too large to apply, so ignored files would be sent. Reduce it to under 1 MB, or remove it.`,
    size: (size: string) => `The archive is ${size}.`,
    tooLarge: 'The server doesn’t accept archives of this size.',
    limit: (limit: string) => `The server accepts up to ${limit}.`,
    makeSmaller:
      'Leave out large files that the build doesn’t need, for example with .fastapicloudignore.',
    rejected: (status: number) => `The server rejected it (status ${status}).`,
    responded: (status: number, said: string) =>
      `The server responded with status ${status}: “${said}”`,
    permanent:
      'Trying again won’t help. Choose something else, or contact support with this message.',
    unknown: 'Couldn’t read it. Choose it again.',
  },
});
