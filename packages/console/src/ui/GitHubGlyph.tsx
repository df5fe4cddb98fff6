import { siGithub } from 'simple-icons';

/** GitHub's logo, in the colour of the adjacent text. */
export function GitHubGlyph() {
  return (
    <svg viewBox="0 0 24 24" width={16} height={16} fill="currentColor" aria-hidden="true">
      <path d={siGithub.path} />
    </svg>
  );
}
