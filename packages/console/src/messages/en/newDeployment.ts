import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { number, plural } = createWording('en');

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
