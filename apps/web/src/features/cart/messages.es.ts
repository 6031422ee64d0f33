import { maxCartItems } from '@aisleway/core/cart/cart'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Tu carrito',
  itemCount: articles,
  empty: 'Tu carrito está vacío',
  startShopping: 'Empezar a comprar',
  total: 'Total',
  savings: amount => `Ahorras ${amount} en artículos en oferta`,
  clear: 'Vaciar carrito',
  remove: 'Quitar',
  removeNamed: name => `Quitar ${name}`,
  close: 'Cerrar',
  loading: 'Cargando tu carrito',
  noLongerSold: 'Ya no se vende',
  priceWhenAdded: amount => `Costaba ${amount} cuando lo agregaste`,
  forMeals: amount => `${amount} para tus comidas`,
  quantityOf: name => `Cantidad de ${name}`,
  loadFailed: 'No se pudo cargar tu carrito.',
  added: 'Agregado al carrito',
  productCount: count => (count === 1 ? '1 producto' : `${count} productos`),
  addedDetails: (name, tags, department, price) =>
    [name, tags, department, price].filter(Boolean).join(' · '),
  oneMore: name => `Uno más de ${name}`,
  oneLess: name => `Uno menos de ${name}`,
  removed: { title: 'Quitado del carrito' },
  cleared: { title: 'Carrito vaciado', message: 'Se quitaron todos los artículos de tu carrito.' },
  cartFull: {
    title: 'Tu carrito está lleno',
    message: `En un carrito caben hasta ${maxCartItems} productos distintos. Quita alguno para hacer espacio.`,
  },
  cartNotSaved: {
    title: 'No se pudo guardar tu carrito',
    message: 'Revisa tu conexión e inténtalo de nuevo.',
  },
}

function articles(count: number): string {
  return count === 1 ? '1 artículo' : `${count} artículos`
}
