/** App configuration over the mock platform: `npm start`, `npm run dev` and the static demo. */
export const demoConfig = {
  apiBaseUrl: '',
  demoAccount: { email: 'ada@example.com', password: 'quayside-demo' },
  features: { integrations: true, teamCreation: true },
  // The demo data uses a domain reserved for examples.
  links: {
    feedback: 'mailto:support@quayside.example',
    community: 'https://community.quayside.example',
    documentation: 'https://docs.quayside.example',
    status: 'https://status.quayside.example',
    terms: 'https://quayside.example/terms',
    privacy: 'https://quayside.example/privacy',
    accessibility: 'https://quayside.example/accessibility',
    social: [
      { label: 'Mastodon', href: 'https://social.quayside.example/@quayside' },
      { label: 'GitHub', href: 'https://code.quayside.example/quayside' },
    ],
  },
};
