import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Despensa',
  pageTitle: 'Despensa · Aisleway',
  subtitle: 'Lo que hay en casa. Los planes y las comidas lo usan primero.',
  loading: 'Cargando tu despensa...',
  loadFailed: 'No se pudo cargar tu despensa.',
  empty: 'Tu despensa está vacía',
  emptyText:
    'Agrega lo que tienes o empieza con tu última compra. Después, cada compra agrega sus productos y “Ya la cociné” quita lo que usas.',
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
  expired: day => `Venció el ${day}`,
  lastDay: 'Usar hoy',
  goodUntil: day => `Usar hasta el ${day}`,
  edit: name => `Editar ${name}`,
  date: 'Usar hasta',
  dateHint: 'Nuestra estimación para un paquete sin abrir. Déjalo vacío si dura mucho.',
  staple: 'Tenerlo siempre en casa',
  stapleHint: 'Sigue aquí cuando se acaba.',
  remove: 'Quitar',
  save: 'Guardar',
  close: 'Cerrar',
  removed: name => ({ title: 'Quitado de la despensa', message: name }),
  removedElsewhere: name => ({ title: 'Este artículo se acaba de quitar', message: name }),
  putBack: 'Volver a ponerlo',
  notSaved: { title: 'No se pudo guardar tu despensa', message: 'Inténtalo de nuevo.' },
  offline: {
    title: 'Sin conexión',
    message: 'Podrás compartir tu despensa cuando vuelvas a tener conexión.',
  },
  full: { title: 'Tu despensa está llena', message: 'Quita algo que se haya acabado.' },

  staples: 'Básicos',
  staplesText: 'No hace falta contar la sal, el aceite y otros básicos. Solo di cuáles tienes.',

  sharing: 'Compartir',
  share: 'Compartirla con quienes pueden editar tus planes',
  shareHint: 'La ven y la cambian, y pueden usarla en lugar de la suya.',
  usedOf: name => `Usas la despensa de ${name}.`,
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
  tripWasPutIn: 'Tu última compra ya se había agregado',
  tripPutIn: count =>
    count === 1 ? 'Se agregó 1 cosa a tu despensa' : `Se agregaron ${count} cosas a tu despensa`,
}
