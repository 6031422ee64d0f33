import { maxListName } from '@aisleway/core/lists/list'
import { maxListItems } from '@aisleway/core/lists/list-item'
import { truncate } from '@aisleway/core/text/truncate'
import type { messages as english } from './messages.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const some = (names: readonly string[]) =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` y ${names.length - 3} más` : '')

export const messages: typeof english = {
  title: 'Mis listas',
  pageTitle: 'Mis listas · Aisleway',
  backToProfile: 'Volver al perfil',
  generateList: 'Generar una lista',
  tabs: 'Mis listas',
  savedLists: 'Listas guardadas',
  completedLists: 'Listas terminadas',
  searchLabel: 'Buscar listas y artículos',
  searchPlaceholder: 'Buscar en tus listas...',
  clearSearch: 'Borrar la búsqueda',
  importList: 'Importar',
  newList: 'Lista nueva',
  createList: 'Crear lista',
  loading: 'Cargando tus listas',
  found: n => count(n, 'lista encontrada', 'listas encontradas'),
  pages: 'Páginas de listas',

  none: 'Todavía no tienes listas guardadas',
  noneText: 'Llena tu carrito y toca Guardar lista: la lista queda aquí, preparada para la tienda.',
  browseProducts: 'Explorar productos',
  noneFound: 'No se encontraron listas',
  noneFoundText: search => `Nada coincide con “${search}”.`,
  loadFailed: {
    title: 'No se pudieron cargar las listas',
    message: 'No se pudieron cargar tus listas guardadas. Inténtalo de nuevo.',
  },

  age: age => {
    if (age.kind === 'recent') return 'Creada hace poco'
    if (age.kind === 'started') return `Empezada hace ${count(age.hours, 'hora', 'horas')}`
    return `Creada hace ${count(age.days, 'día', 'días')}`
  },
  shared: 'Lista compartida',
  sharedWithYou: 'Compartida contigo',
  viewOnly: 'Solo ver',
  status: {
    saved: 'Guardada',
    in_progress: 'En curso',
    paused: 'En pausa',
    completed: 'Completada',
  },
  waitsToBeSent: 'Terminada en este dispositivo. Se enviará en cuanto la tienda responda.',
  seeSummary: 'Ver el resumen',
  progressOf: name => `Avance de ${name}`,
  quantity: quantity => `× ${quantity}`,
  noItems: 'Esta lista todavía está vacía.',
  addItems: 'Agregar artículos',
  planMeals: 'Planificar comidas',
  viewMore: n => `Ver ${count(n, 'artículo más', 'artículos más')}`,
  showLess: 'Mostrar menos',
  ofList: (label, name) => `${label}, ${name}`,
  itemsFailed: 'No se pudo cargar la lista. Inténtalo de nuevo.',
  error: 'Error',
  itemCount: n => count(n, 'artículo', 'artículos'),
  total: 'Total',

  start: 'Ir de compras',
  goOn: 'Seguir comprando',
  again: 'Comprar otra vez',
  look: 'Ver lista',
  pause: 'Poner en pausa',
  paused: { title: 'Compra en pausa' },
  pauseFailed: { title: 'Error', message: 'No se pudo poner la compra en pausa' },
  loadIntoCart: 'Pasar al carrito',
  loaded: 'Lista cargada para editar',
  freeTextStays: names =>
    `${count(names.length, 'artículo escrito por ti se queda', 'artículos escritos por ti se quedan')} en la lista: ${some(names)}.`,
  noLongerSold: names => `Ya no se vende: ${some(names)}.`,
  nothingToLoad: 'Nada de esta lista se puede poner en el carrito.',
  cartFull: 'En tu carrito no hay lugar para esta lista.',
  loadIntoCartFailed: 'No se pudo pasar la lista a tu carrito. Inténtalo de nuevo.',

  delete: 'Eliminar',
  deleted: 'Lista eliminada',
  deleteFailed: {
    title: 'No se pudo eliminar la lista',
    message: 'Ocurrió un error. Inténtalo de nuevo.',
  },
  restoreFailed: { title: 'Error', message: 'No se pudo recuperar la lista. Inténtalo de nuevo.' },

  more: 'Más acciones',
  rename: 'Cambiar nombre',
  renameTitle: 'Cambiar el nombre de la lista',
  nameMissing: 'Escribe un nombre',
  save: 'Guardar',
  renamed: { title: 'Nombre cambiado' },
  updateFailed: {
    title: 'No se pudo actualizar la lista',
    message: 'Ocurrió un error. Inténtalo de nuevo.',
  },
  duplicate: 'Duplicar',
  copyName: name => `${truncate(name, maxListName - ' (copia)'.length)} (copia)`,
  duplicated: name => ({ title: 'Lista duplicada', message: name }),
  duplicateFailed: {
    title: 'No se pudo guardar la lista',
    message: 'Ocurrió un error. Inténtalo de nuevo.',
  },
  close: 'Cerrar',
  plan: 'Con plan',
  templates: 'Plantillas',
  template: 'Plantilla',
  useTemplate: 'Crear lista con ella',
  markTemplate: 'Usar como plantilla',
  unmarkTemplate: 'Ya no usar como plantilla',
  nowTemplate: name => ({ title: `${name} ahora es una plantilla` }),
  noTemplate: name => ({ title: `${name} vuelve a ser una lista` }),
  merge: 'Unir con otra lista',
  mergeTitle: name => `Unir ${name} con`,
  mergeText: 'Lo repetido se suma y esta lista se elimina.',
  merged: (name, into) => ({ title: 'Listas unidas', message: `${name} → ${into}` }),
  mergeFull: {
    title: 'No se unieron las listas',
    message: `Juntas tendrían más de ${maxListItems} artículos.`,
  },
  mergeFailed: { title: 'Error', message: 'No se pudieron unir las listas. Inténtalo de nuevo.' },
  share: 'Compartir como texto',
  copied: { title: 'Lista copiada', message: 'Pégala donde quieras.' },
  copyFailed: { title: 'Error', message: 'No se pudo copiar la lista.' },
  print: 'Imprimir',
  exportCsv: 'Exportar como CSV',
  exportText: 'Exportar como texto',
}
