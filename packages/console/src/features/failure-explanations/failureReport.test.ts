import { expect, test } from 'vitest';

import { failureReport } from './failureReport.ts';

const report = {
  title: 'Harbour API: deployment 4f2a1c…09be11',
  facts: [
    { label: 'Status', value: 'Build Failed' },
    { label: 'Duration', value: '42 s' },
  ],
  paragraphs: ['Python can’t find the module httpx.', 'Next step: add it.'],
  excerpt: ["ModuleNotFoundError: No module named 'httpx'"],
  variables: { label: 'Changed since the last good deployment', names: ['API_KEY', 'DEBUG'] },
  links: [
    { label: 'Deployment', href: 'https://console.example.com/acme/apps/api' },
    { label: 'Commit', href: 'https://git.example.com/api/4f2a1c' },
  ],
};

test('a failure is a heading, facts, sentences, an excerpt, variables and links', () => {
  expect(failureReport(report)).toBe(`### Harbour API: deployment 4f2a1c…09be11

- Status: Build Failed
- Duration: 42 s

Python can’t find the module httpx.

Next step: add it.

\`\`\`
ModuleNotFoundError: No module named 'httpx'
\`\`\`

Changed since the last good deployment: \`API_KEY\`, \`DEBUG\`

[Deployment](<https://console.example.com/acme/apps/api>) · [Commit](<https://git.example.com/api/4f2a1c>)
`);
});

test('what is unknown or empty is left out', () => {
  const empty = { ...report, facts: [], paragraphs: [], excerpt: [], links: [] };
  const title = '### Harbour API: deployment 4f2a1c…09be11\n';
  expect(failureReport({ ...empty, variables: undefined })).toBe(title);
  expect(failureReport({ ...empty, variables: { label: 'Changed', names: [] } })).toBe(title);
});

test('text of the platform and of the log cannot become Markdown or HTML', () => {
  const text = failureReport({
    ...report,
    title: 'a\r\n\n# b <img src=x> [c](javascript:d) @everyone',
    excerpt: ['```', '</details>'],
    variables: { label: 'Changed', names: ['A`B'] },
    links: [{ label: '](x)', href: 'https://example.com/a b>c' }],
  });
  expect(text).toContain(String.raw`### a \# b \<img src=x\> \[c\](javascript:d) \@everyone`);
  expect(text).toContain('````\n```\n</details>\n````');
  expect(text).toContain('`AB`');
  expect(text).toContain(String.raw`[\](x)](<https://example.com/a%20b%3Ec>)`);
});
