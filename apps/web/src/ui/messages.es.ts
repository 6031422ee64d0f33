import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  loading: 'Cargando',
  notShown: 'No se pudo mostrar esta parte.',
  noNetwork: 'No hay conexión',
  needsNetwork: 'Esto necesita conexión y aparecerá por sí solo cuando la haya.',
  tryAgain: 'Intentar de nuevo',
  reload: 'Volver a cargar',
  skipToContent: 'Ir al contenido',
  close: 'Cerrar',
  undo: 'Deshacer',
}
