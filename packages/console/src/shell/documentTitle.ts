/** Inputs of a document title. */
export interface DocumentTitleParts {
  page?: string | undefined;
  teamName?: string | undefined;
  productName: string;
}

/** Returns `Page - Team name - Product`, without unknown parts. The host sets it as `document.title`. */
export function documentTitle({ page, teamName, productName }: DocumentTitleParts): string {
  return [page, teamName, productName]
    .filter((part) => part !== undefined && part !== '')
    .join(' - ');
}
