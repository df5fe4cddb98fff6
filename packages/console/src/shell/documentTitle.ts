/** Inputs of a document title. */
export interface DocumentTitleParts {
  page?: string | undefined;
  teamName?: string | undefined;
  productName: string;
}

/** `Page - Team name - Product`, without what is not known: for `document.title`, which is the host's to set. */
export function documentTitle({ page, teamName, productName }: DocumentTitleParts): string {
  return [page, teamName, productName]
    .filter((part) => part !== undefined && part !== '')
    .join(' - ');
}
