import type { messages as english } from './offline-messages.ts'

const lists = 'Puedes comprar con las listas de este dispositivo; lo demás necesita conexión.'

export const messages: typeof english = {
  noNetwork: 'Sin conexión.',
  notReached: 'Sin conexión con la tienda.',
  notSent: 'Tus últimos cambios aún no se han enviado. Están guardados en este dispositivo.',
  notSaved: 'Algunos cambios no se aceptaron. Siguen guardados en este dispositivo.',
  waiting: changes => (changes === 1 ? '1 cambio pendiente.' : `${changes} cambios pendientes.`),
  refused: changes =>
    changes === 1 ? '1 cambio no aceptado.' : `${changes} cambios no aceptados.`,
  notDurable: 'Si cierras este navegador, pueden perderse los últimos cambios.',
  goOn: 'Seguir la compra',
  goOnWith: list => `Seguir la compra: ${list}`,
  pricesOf: moment => `Precios actualizados: ${moment}`,
  screens: {
    '': 'No se pueden cargar precios ni productos; puedes comprar con una lista de este dispositivo.',
    browse: 'No se pueden buscar productos; lo que ves puede estar desactualizado.',
    meals: 'No se pueden cargar comidas nuevas; lo que está abierto sigue abierto.',
    favorites: 'Ves los favoritos de este dispositivo; los cambios se guardan aquí.',
    'my-lists': lists,
    'saved-lists': lists,
    profile: 'No se puede cargar ni cambiar tu cuenta.',
    invitations: 'No se pueden cargar ni responder invitaciones.',
    'grocery-list-generation': 'No se puede generar una lista; lo que elegiste se conserva.',
    'post-trip-summary': 'Solo se pueden ver las compras terminadas en este dispositivo.',
    auth: 'Podrás iniciar sesión cuando haya conexión; lo que escribiste se conserva.',
    onboarding: 'Tus respuestas se conservan aquí y podrás guardarlas cuando haya conexión.',
  },
  elsewhere: 'Puedes seguir usando esta pantalla, pero no se cargará nada nuevo.',
}
