/** Labels of masking rules that name no issuer. */
type SecretName =
  | 'Password'
  | 'Password hash'
  | 'Password in a URL'
  | 'Token in a URL'
  | 'Secret'
  | 'Secret value'
  | 'Private key'
  | 'Bearer token'
  | 'JSON Web Token'
  | 'Webhook'
  | 'API key'
  | 'Mail key'
  | 'Database token'
  | 'Deploy token'
  | 'AWS access key'
  | 'Azure client secret'
  | 'Discord bot token'
  | 'Telegram bot token';

/** Names of kinds of secrets in a language. */
interface SecretWords {
  names: Readonly<Record<SecretName, string>>;
  /** Token of an issuer, such as GitHub. */
  token: (issuer: string) => string;
  /** Key of an issuer, such as Stripe. */
  key: (issuer: string) => string;
}

/** Returns a function that translates the label of a masking rule. Other labels of a host's own rules stay. */
export function createSecretName({ names, token, key }: SecretWords): (label: string) => string {
  const known = new Map<string, string>(Object.entries(names));
  return (label) => {
    const name = known.get(label);
    const [, issuer, kind] = /^(.+) (token|key)$/.exec(label) ?? [];
    if (name !== undefined || issuer === undefined) return name ?? label;
    return kind === 'token' ? token(issuer) : key(issuer);
  };
}
