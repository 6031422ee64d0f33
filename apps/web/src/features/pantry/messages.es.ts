import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Despensa',
  pageTitle: 'Despensa · Aisleway',
  subtitle: 'Lo que hay en casa. Los planes y las comidas lo usan primero.',
  loading: 'Cargando tu despensa...',
  loadFailed: 'No se pudo cargar tu despensa.',
  empty: 'Tu despensa está vacía',
  emptyText:
    'Agrega lo que tienes o lo que compraste la última vez. Desde entonces cada compra agrega lo suyo y “Ya la cociné” quita lo que una comida necesita.',
  lastTrip: 'Agregar tu última compra',
  add: 'Agregar algo',
  scan: 'Escanear un código de barras',
  find: 'Buscar en tu despensa',
  clearFind: 'Borrar',
  nothingFound: text => `Nada en tu despensa se llama “${text}”.`,
  sections: {
    soon: 'Usar pronto',
    fridge: 'Refrigerador',
    freezer: 'Congelador',
    cupboard: 'Alacena',
    household: 'Hogar',
    out: 'Se acabó',
  },
  amounts: { full: 'Lleno', half: 'Mitad', low: 'Poco', out: 'Nada' },
  amountOf: name => `Cuánto queda: ${name}`,
  expired: day => `Fecha vencida, ${day}`,
  lastDay: 'Usar hoy',
  goodUntil: day => `Usar hasta el ${day}`,
  edit: name => `Editar ${name}`,
  date: 'Usar hasta',
  dateHint: 'Un cálculo para un paquete sin abrir. Déjalo vacío si dura mucho.',
  staple: 'Tenerlo siempre en casa',
  stapleHint: 'Sigue aquí cuando se acaba.',
  remove: 'Quitar',
  save: 'Guardar',
  close: 'Cerrar',
  removed: name => `${name}: quitado`,
  removedElsewhere: name => `${name}: se acaba de quitar`,
  putBack: 'Volver a ponerlo',
  notSaved: { title: 'No se pudo guardar tu despensa', message: 'Inténtalo de nuevo.' },
  offline: { title: 'Sin conexión', message: 'Para compartir hace falta. Inténtalo más tarde.' },
  full: { title: 'Tu despensa está llena', message: 'Quita algo que se haya acabado.' },

  staples: 'Básicos',
  staplesText:
    'La sal, el aceite y similares no hace falta contarlos: di una vez qué tipos tienes.',

  sharing: 'En común',
  share: 'Compartirla con quienes pueden editar tus planes',
  shareHint: 'La ven y la cambian, y pueden usarla en lugar de la suya.',
  usedOf: name => `Esta es la despensa de ${name}, que usan en común.`,
  chooseOwn: 'Usar la mía',
  offered: name => `${name} comparte una despensa contigo.`,
  chooseOf: name => `Usar la despensa de ${name}`,

  cookedIt: 'Ya la cociné',
  cooked: 'Buen provecho',
  taken: count =>
    count === 0
      ? 'Tu despensa no tenía nada de eso.'
      : count === 1
        ? 'Se quitó 1 cosa de tu despensa.'
        : `Se quitaron ${count} cosas de tu despensa.`,
  tripWaits: 'Tu compra entrará en la despensa cuando haya conexión',
  tripPutIn: count =>
    count === 1 ? '1 cosa está en tu despensa' : `${count} cosas están en tu despensa`,
}
