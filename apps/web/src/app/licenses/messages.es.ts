import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Licencias',
  pageTitle: 'Licencias · Aisleway',
  intro: 'Aisleway se apoya en el trabajo de otras personas.',
  works: [
    {
      name: 'Noto Emoji',
      use: 'los dibujos en las imágenes de los productos, sobre envases dibujados para esta tienda',
      license: 'Licencia Apache 2.0, Google',
      href: 'https://github.com/googlefonts/noto-emoji',
    },
    {
      name: 'Phosphor Icons',
      use: 'los íconos de los botones',
      license: 'Licencia MIT',
      href: 'https://phosphoricons.com',
    },
    {
      name: 'Bricolage Grotesque',
      use: 'los títulos y los precios',
      license: 'Licencia SIL Open Font 1.1',
      href: 'https://github.com/ateliertriay/bricolage',
    },
    {
      name: 'Figtree',
      use: 'todo lo demás que se lee',
      license: 'Licencia SIL Open Font 1.1',
      href: 'https://github.com/erikdkennedy/figtree',
    },
    {
      name: 'USDA National Nutrient Database',
      use: 'los datos de nutrición de las etiquetas de dieta',
      license: 'dominio público',
      href: 'https://fdc.nal.usda.gov',
    },
  ],
}
