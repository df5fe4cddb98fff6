/** Each state of a status, with its words. */
export const statuses = [
  ['waiting', 'Awaiting Upload'],
  ['queued', 'Build Queued'],
  ['running', 'Building Image'],
  ['ready', 'Ready'],
  ['failed', 'Build Failed'],
  ['degraded', 'Degraded'],
  ['cancelled', 'Upload Cancelled'],
] as const;
