/** Distributions whose module has another name. */
const distributions: Readonly<Partial<Record<string, string>>> = {
  bs4: 'beautifulsoup4',
  cv2: 'opencv-python-headless',
  dotenv: 'python-dotenv',
  jose: 'python-jose',
  jwt: 'pyjwt',
  PIL: 'pillow',
  psycopg2: 'psycopg2-binary',
  sklearn: 'scikit-learn',
  yaml: 'pyyaml',
};

/** Returns the distribution that contains a module, if known. */
export function distributionOf(module: string | undefined): string {
  const [top = ''] = (module ?? '').split('.');
  return distributions[top] ?? top.replaceAll('_', '-');
}
