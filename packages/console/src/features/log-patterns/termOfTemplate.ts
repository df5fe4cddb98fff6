import { maxTemplateLength, placeholder } from '@quayside/design-system/log-viewer/parse';

/** Returns a filter term that finds the lines of a template. Masked parts match any text. */
export function termOfTemplate(template: string): string {
  const source = template
    .replaceAll(/[\\^$.+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/•+/g, String.raw`\S+`)
    .replaceAll(placeholder, '[\\w.:+*-]+');
  const end = template.length < maxTemplateLength ? String.raw`\s*$` : '';
  return `/^${source}${end}/`;
}
