import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  open: 'Orden de los departamentos',
  title: 'Orden de los departamentos',
  text: 'Como recorres la tienda. Vale para las listas, la compra, el papel y el reparto.',
  close: 'Cerrar',
  loading: 'Cargando el orden de los departamentos',
  loadFailed: 'No se pudo cargar el orden de los departamentos',
  moveNamed: department => `Mover ${department}`,
  arrowKeys: 'Arrástralo o usa las teclas de flecha.',
  moved: (department, place, places) =>
    `${department} está ahora en el lugar ${place} de ${places}.`,
  reset: 'Usar el orden de la tienda',
  save: 'Guardar',
  failed: { title: 'Error', message: 'No se pudo guardar el orden. Inténtalo de nuevo.' },
}
