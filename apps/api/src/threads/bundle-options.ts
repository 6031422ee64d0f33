/** What the bundles of the server and of its threads have in common. */
export const bundleOptions = {
  bundle: true,
  platform: 'node' as const,
  external: [
    // One contains a native addon, the others WebAssembly files that they load from their own folders.
    '@node-rs/argon2',
    '@electric-sql/pglite',
    'highs',
    // Optional, and not installed.
    'pg-native',
  ],
}
