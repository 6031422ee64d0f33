/** Beside their screen, out of what home loads. */
export const messages = {
  title: 'Licenses',
  pageTitle: 'Licenses · Aisleway',
  intro: 'Aisleway is built on the work of others.',
  works: [
    {
      name: 'Noto Emoji',
      use: 'drawings in product pictures, on packages drawn for this store',
      license: 'Apache License 2.0, Google',
      href: 'https://github.com/googlefonts/noto-emoji',
    },
    {
      name: 'Phosphor Icons',
      use: 'button icons',
      license: 'MIT License',
      href: 'https://phosphoricons.com',
    },
    {
      name: 'Bricolage Grotesque',
      use: 'headings and prices',
      license: 'SIL Open Font License 1.1',
      href: 'https://github.com/ateliertriay/bricolage',
    },
    {
      name: 'Figtree',
      use: 'all other text',
      license: 'SIL Open Font License 1.1',
      href: 'https://github.com/erikdkennedy/figtree',
    },
    {
      name: 'USDA National Nutrient Database',
      use: 'nutrition data behind the diet tags',
      license: 'public domain',
      href: 'https://fdc.nal.usda.gov',
    },
  ],
}
