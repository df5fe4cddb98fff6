/** Level of a section's heading in the outline of the page. Level 1 is the heading of the page itself. */
export type SectionLevel = 2 | 3 | 4 | 5 | 6;
