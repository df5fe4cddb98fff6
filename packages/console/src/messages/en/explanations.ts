import { distributionOf } from '../../explanations/distributionOf.ts';
import { catalogue } from './catalogue.ts';

/** What a rule read in the log, by the names its pattern gives. */
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
