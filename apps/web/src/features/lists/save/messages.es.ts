import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  saveList: 'Guardar lista',
  dialogTitle: 'Ponle nombre a tu lista',
  nameLabel: 'Nombre de la lista',
  namePlaceholder: 'Escribe el nombre de la lista',
  nameHint: name => `Si lo dejas vacío, se llamará “${name}”.`,
  cancel: 'Cancelar',
  save: 'Guardar lista',
  saving: 'Guardando...',

  sameNameTitle: name => `Ya tienes “${name}”`,
  sameNameText:
    'Este carrito salió de esa lista. ¿La actualizas con lo que hay ahora en el carrito o conservas las dos?',
  saveAsNew: 'Guardar como nueva',
  update: 'Actualizar lista',
  updating: 'Actualizando...',

  signInFirst: {
    title: 'Inicia sesión',
    message: 'Inicia sesión para guardar tu lista.',
  },
  saved: { title: '¡Lista guardada!' },
  savedNotice: {
    title: '¡Lista guardada! 🎉',
    message: 'Tu lista de compras se guardó correctamente.',
  },
  updated: name => ({ title: 'Lista actualizada', message: `${name} ahora tiene este carrito.` }),
  saveFailedTitle: 'No se pudo guardar la lista',
  saveFailed: 'Ocurrió un error. Inténtalo de nuevo.',
  updateFailedTitle: 'No se pudo actualizar la lista',
  updateFailed: 'Ocurrió un error. Inténtalo de nuevo.',
  cartEmpty: 'Tu carrito está vacío.',
  tooManyLists: 'Tu cuenta ya tiene todas las listas que puede guardar.',
  listGone: 'Esa lista ya no existe. Guárdala como una nueva.',

  panelTitle: 'Lista guardada',
  panelText: name => `${name} te espera en Mis listas.`,
  viewLists: 'Ver listas',

  waitlistTitle: '¿Quieres comprar esta lista en la mitad del tiempo?',
  waitlistText:
    'Tu lista ya está guardada en tu cuenta. Únete a la lista de espera para recorrer la tienda pasillo por pasillo con una guía.',
  email: 'Correo electrónico',
  emailPlaceholder: 'tu@ejemplo.com',
  join: 'Unirme a la lista de espera',
  joining: 'Uniéndote...',
  showNow: 'Mostrar el resultado ahora',
  viewSavedLists: 'Ver listas guardadas',
  close: 'Cerrar',
  invalidEmail: { title: 'Correo no válido', message: 'Escribe un correo electrónico válido.' },
}
