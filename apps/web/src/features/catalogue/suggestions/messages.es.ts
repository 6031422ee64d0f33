import { countText } from '@aisleway/core/count-text'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  suggestions: 'Sugerencias',
  products: 'Productos',
  places: 'Departamentos y dietas',
  departments: 'Departamentos',
  inDepartment: (text, department) => `${text} en ${department}`,
  seeAll: (count, text) =>
    count === 1
      ? `Ver 1 producto de “${text}”`
      : `Ver los ${countText(count)} productos de “${text}”`,
  searchFor: text => `Buscar “${text}”`,
  searching: 'Buscando...',
  failed: 'Ahora no se puede buscar en la tienda',
  none: text => `Ningún producto se llama “${text}”`,
  found: count => (count === 1 ? '1 producto sugerido' : `${count} productos sugeridos`),
}
