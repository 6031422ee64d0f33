import type { messages as english } from './messages.ts'

const count = (n: number) => `${n} ${n === 1 ? 'artículo' : 'artículos'}`

export const messages: typeof english = {
  pageTitle: list => `${list} · Aisleway`,
  heading: 'Lista de compras',
  loading: 'Cargando la lista',
  toLists: 'Volver a Mis listas',
  notFound: 'No encontramos la lista',
  notFoundText: 'Se eliminó o no está compartida contigo.',
  notHere: {
    title: 'Esta lista no está en este dispositivo',
    message: 'Después de abrirla una vez con conexión, podrás editarla sin conexión.',
  },
  loadFailed: { title: 'No se pudo cargar la lista', message: 'Inténtalo de nuevo.' },
  empty: 'Esta lista todavía está vacía',
  emptyText: 'Agrega productos o cualquier cosa con tus propias palabras.',

  addItem: 'Agregar artículo',
  added: name => ({ title: 'Agregado a la lista', message: name }),
  select: 'Seleccionar',
  endSelecting: 'Listo',
  selectNamed: name => `Seleccionar ${name}`,
  selected: n => `${n} ${n === 1 ? 'seleccionado' : 'seleccionados'}`,
  selectAll: 'Seleccionar todo',
  move: 'Mover',
  copy: 'Copiar',
  remove: 'Quitar',

  moveNamed: name => `Mover ${name}`,
  arrowKeys: 'Arrástralo o usa las teclas de flecha.',
  moved: (name, place, places) => `${name} está ahora en el lugar ${place} de ${places}.`,
  edit: name => `Cambiar ${name}`,
  quantityOf: name => `Cantidad de ${name}`,
  oneMore: name => `Uno más de ${name}`,
  oneLess: name => `Uno menos de ${name}`,
  amount: (quantity, size) =>
    size ? `${quantity} × ${size}` : quantity > 1 ? `× ${quantity}` : '',
  ticked: 'marcado',
  noPrice: 'Sin precio',
  ownPrice: 'tu precio',

  close: 'Cerrar',
  name: 'Nombre',
  note: 'Nota',
  notePlaceholder: 'que estén maduros',
  price: 'Tu precio',
  priceHint: 'Déjalo vacío para usar el precio de la tienda.',
  department: 'Departamento',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  moveToList: 'Mover a una lista',
  copyToList: 'Copiar a una lista',
  removeFromList: 'Quitar',
  save: 'Guardar',

  moveTitle: n => `Mover ${count(n)} a`,
  copyTitle: n => `Copiar ${count(n)} a`,
  itemCount: count,
  newList: 'Lista nueva',
  newListName: 'Lista nueva',
  createList: 'Crear lista',
  listsFailed: 'Ahora no se pueden cargar tus listas. Aun así puedes crear una nueva.',
  movedTo: (n, list) => ({ title: `${count(n)} ${n === 1 ? 'movido' : 'movidos'}`, message: list }),
  copiedTo: (n, list) => ({
    title: `${count(n)} ${n === 1 ? 'copiado' : 'copiados'}`,
    message: list,
  }),
  sendFailed: {
    title: 'No se pudo actualizar la lista',
    message: 'No se pudo acceder a la otra lista. Inténtalo de nuevo.',
  },
}
