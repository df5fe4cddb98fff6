import type { ComponentLabels } from '../messages/messages.ts';

/** The labels of histograms in English. */
export const english = {
  time: 'Time',
  nothingCounted: 'Nothing in this period',
  range: (start: string, end: string, count: string) => `${start} to ${end}, ${count}`,
  rangeStart: 'Start of range',
  rangeEnd: 'End of range',
  levels: 'Levels',
  events: 'Events',
  notRead: 'Not read',
  notReadSpan: (start: string, end: string) => `Not read, ${start} to ${end}`,
  readSpan: 'Read This Range',
  summary: (count: string, start: string, end: string) => `${count} from ${start} to ${end}.`,
  most: (count: string, time: string) => `Most at ${time}: ${count}.`,
  figures: 'Figures as a table',
  atLeast: (count: string) => `at least ${count}`,
} satisfies Partial<ComponentLabels>;
