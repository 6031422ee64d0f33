import { countText } from '@aisleway/core/text/count-text'
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
  usuals: 'Tus compras habituales',
  addingTo: listName => `Agregando a ${listName}`,
  justAdded: 'Recién agregado',
  add: (count, name, listName) =>
    `Agregar ${count > 1 ? `${count} × ` : ''}${name} a ${listName ?? 'tu carrito'}`,
  addAll: (count, listName) => `Agregar los ${countText(count)} a ${listName ?? 'tu carrito'}`,
  addAsWritten: words => `Agregar “${words}” tal como está escrito`,
  oneMore: name => `Uno más de ${name}`,
  oneLess: name => `Uno menos de ${name}`,
  remove: name => `Quitar ${name}`,
  added: (name, listName) =>
    listName === null ? `${name} está en tu carrito` : `${name} está en ${listName}`,
  addedAll: (count, listName) =>
    listName === null
      ? `${count} artículos están en tu carrito`
      : `${count} artículos están en ${listName}`,
  tooLong: {
    title: 'Aquí solo cabe el comienzo',
    message: 'En Mis listas puedes importar una lista más larga.',
  },
  found: count => (count === 1 ? '1 producto sugerido' : `${count} productos sugeridos`),
}
