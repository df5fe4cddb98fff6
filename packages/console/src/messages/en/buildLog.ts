/** The texts of a build log. */
export const buildLog = {
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Reconnecting',
  reconnectingIn: (seconds: number) =>
    seconds > 0 ? `Reconnecting in ${seconds} s` : 'Reconnecting now',
  ended: 'Ended',
  unavailable: 'Not available',
  copyAll: 'Copy all lines',
  lines: (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`),
  /** On the button that leads back to the end. */
  newLines: (count: number) => `${count.toLocaleString('en')} new`,
  goToEnd: 'Go to the end',
  waiting: 'Waiting for the first line',
  empty: 'This build wrote nothing.',
  notBuilt: 'Nothing was built, so there is no log.',
  gap: 'A line is missing here: the platform sent one that could not be read.',
  unavailableTitle: 'The log could not be read',
};
