/** Keys of reads whose answers are also looked up, or known, without asking. */
export const keys = {
  me: ['currentUser'],
  teamBySlug: (slug: string) => ['teams', 'bySlug', slug],
} as const;
