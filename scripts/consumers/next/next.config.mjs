const platform = process.env.PLATFORM ?? 'http://localhost:4173';

/** @type {import('next').NextConfig} */
const config = {
  // Paths of the API end with a slash. Without this, Next.js redirects to the path without it.
  skipTrailingSlashRedirect: true,
  rewrites: async () => [
    { source: '/api/:path*/', destination: `${platform}/api/:path*/` },
    { source: '/api/:path*', destination: `${platform}/api/:path*` },
  ],
};

export default config;
