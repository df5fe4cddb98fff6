/** Inputs of a document title. */
export interface DocumentTitleParts {
  page?: string | undefined;
  /** Name of the app that the page belongs to. @default none */
  appName?: string | undefined;
  teamName?: string | undefined;
  productName: string;
  /** Number before it. @default none */
  count?: number;
}

/** Returns `Page - App - Team name - Product`, without unknown parts, after a count: `(3) Page`. The host sets it as `document.title`. */
export function documentTitle({
  page,
  appName,
  teamName,
  productName,
  count = 0,
}: DocumentTitleParts): string {
  const title = [page, appName, teamName, productName]
    .filter((part) => part !== undefined && part !== '')
    .join(' - ');
  return count === 0 ? title : `(${count}) ${title}`;
}
