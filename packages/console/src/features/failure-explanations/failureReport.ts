/** Content of {@link failureReport}. Texts of the log must be masked already. */
export interface FailureReport {
  /** The deployment and its app. */
  title: string;
  /** Facts in order, such as the status. */
  facts: readonly { label: string; value: string }[];
  /** Why it failed, in sentences. */
  paragraphs: readonly string[];
  /** Lines of the log that show the cause. */
  excerpt: readonly string[];
  /** Variables that changed since the last good deployment. `undefined` if it is not known. */
  variables: { label: string; names: readonly string[] } | undefined;
  links: readonly { label: string; href: string }[];
}

/** Returns a failure as short Markdown, for issues and chats. */
export function failureReport({
  title,
  facts,
  paragraphs,
  excerpt,
  variables,
  links,
}: FailureReport): string {
  const blocks = [
    `### ${escapeMarkdown(title)}`,
    facts
      .map(({ label, value }) => `- ${escapeMarkdown(label)}: ${escapeMarkdown(value)}`)
      .join('\n'),
    ...paragraphs.map(escapeMarkdown),
    excerpt.length === 0 ? '' : fenced(excerpt),
    variables === undefined || variables.names.length === 0
      ? ''
      : `${escapeMarkdown(variables.label)}: ${variables.names.map((name) => `\`${name.replaceAll('`', '')}\``).join(', ')}`,
    links
      .map(
        ({ label, href }) =>
          `[${escapeMarkdown(label)}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`,
      )
      .join(' · '),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Escapes what Markdown, and HTML in it, would interpret. Line breaks become spaces. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|~@&]/g, String.raw`\$&`);
}

/** A code block whose fence is longer than any in the lines. */
function fenced(lines: readonly string[]): string {
  const text = lines.join('\n');
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
