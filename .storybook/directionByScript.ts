interface LocaleWithTextInfo extends Intl.Locale {
  getTextInfo?: () => { direction?: string };
}

/**
 * Lets React Aria derive the direction of a locale from its script where the browser ignores the script: WebKit reports
 * `en-Arab-GB`, the locale of right-to-left stories in English, as left to right.
 */
export function directionByScript(): void {
  const locale: LocaleWithTextInfo = new Intl.Locale('en-Arab');
  if (locale.getTextInfo?.().direction === 'ltr')
    Reflect.deleteProperty(Intl.Locale.prototype, 'getTextInfo');
}
