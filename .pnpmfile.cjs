// `quayside-source` resolves to the sources inside the workspace only (docs/decisions/0002), so `pnpm pack` and
// `pnpm publish` remove it from the published manifest.
function beforePacking(manifest) {
  for (const target of Object.values(manifest.exports ?? {})) delete target['quayside-source'];
  return manifest;
}

module.exports = { hooks: { beforePacking } };
