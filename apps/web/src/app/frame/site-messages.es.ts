import type { messages as english } from './site-messages.ts'

export const messages: typeof english = {
  pageTitle: page => `${page} · Aisleway`,
  notFoundTitle: '¡Uy! No encontramos la página',
  notFoundText: 'No hay nada en esta dirección.',
  toHome: 'Volver al inicio',
  licenses: 'Licencias',
  copyright: year => `© ${year} Aisleway`,
  independent:
    'Una herramienta independiente para hacer listas, sin relación con ningún supermercado.',
}
