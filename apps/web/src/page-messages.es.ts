import type { messages as english } from './page-messages.ts'

export const messages: typeof english = {
  description:
    'Explora más de 12,000 productos de tu supermercado con sus precios, llena un carrito y mira cuánto cuesta antes de ir.',
  noScript: 'Aisleway necesita JavaScript para mostrar la tienda.',
  installedDescription: 'Planea tus compras en un supermercado y conoce sus precios.',
  shortcuts: { cart: 'Carrito', list: 'Lista actual', search: 'Buscar' },
  screenshots: {
    home: 'La tienda en un teléfono',
    list: 'Una lista en la tienda, un departamento tras otro',
    browse: 'Todos los productos, con filtros',
  },
}
