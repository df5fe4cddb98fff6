import { ProductFooter } from '../shell/ProductFooter.tsx';

/** Footer with every product link, for stories. */
export const sampleFooter = (
  <ProductFooter
    links={{
      status: 'https://status.quayside.example',
      documentation: 'https://docs.quayside.example',
      terms: 'https://quayside.example/terms',
      privacy: 'https://quayside.example/privacy',
      accessibility: 'https://quayside.example/accessibility',
      social: [
        { label: 'GitHub', href: 'https://github.com' },
        { label: 'LinkedIn', href: 'https://linkedin.com' },
      ],
    }}
  />
);
