// Parts that are described with what they are parts of.
const wholes: Readonly<Record<string, string>> = {
  BrandLink: 'AppShell',
  CardFooter: 'Card',
  ToastRegion: 'Toast',
};

/** The documentation page that describes a component, as Storybook spells it in addresses. */
export function pageOf(component: string): string {
  return (wholes[component] ?? component).toLowerCase();
}
