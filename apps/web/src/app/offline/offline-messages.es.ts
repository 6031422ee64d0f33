import type { messages as english } from './offline-messages.ts'

const lists = 'Puedes comprar con las listas de este dispositivo; lo demás necesita conexión.'

export const messages: typeof english = {
  noNetwork: 'Sin conexión.',
  notReached: 'Sin conexión con la tienda.',
  notSent: 'Tus últimos cambios aún no se han enviado. Están guardados en este dispositivo.',
  notSaved: 'Algunos cambios no se aceptaron. Siguen guardados en este dispositivo.',
  pricesOf: moment => `Precios actualizados: ${moment}`,
  waiting: changes => (changes === 1 ? '1 cambio pendiente' : `${changes} cambios pendientes`),
  refused: changes => (changes === 1 ? '1 cambio no aceptado' : `${changes} cambios no aceptados`),
  notDurable: 'Este navegador guarda poco: los últimos cambios pueden perderse al cerrarlo.',
  goOn: list => `Seguir con ${list}`,
  fromDevice: date => `Los productos y las comidas son los del ${date}.`,
  screens: {
    '': 'No se pueden cargar precios ni productos; puedes comprar con una lista de este dispositivo.',
    browse: 'No se pueden buscar productos; lo que ves puede estar desactualizado.',
    meals: 'No se pueden cargar comidas nuevas; lo que está abierto sigue abierto.',
    favorites: 'Son los favoritos que este dispositivo conoce; los cambios se guardan aquí.',
    'my-lists': lists,
    'saved-lists': lists,
    profile: 'No se puede cargar ni cambiar tu cuenta.',
    invitations: 'No se pueden cargar ni responder invitaciones.',
    'grocery-list-generation': 'No se puede generar una lista; lo que elegiste se queda como está.',
    'post-trip-summary':
      'Una compra terminada en este dispositivo se guarda aquí; las demás no se pueden cargar.',
    auth: 'Para entrar hace falta conexión; lo que escribiste se queda aquí.',
    onboarding: 'Tus respuestas se quedan aquí y podrás guardarlas cuando haya conexión.',
  },
  elsewhere: 'Lo que ves se queda; para lo nuevo hace falta conexión.',
}
