import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  forgotTitle: '¿Olvidaste tu contraseña?',
  forgotText:
    'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  sendLink: 'Enviar enlace',
  sendingLink: 'Enviando...',
  linkNotSent: {
    title: 'No se pudo enviar el enlace',
    message: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  askedTitle: 'Revisa tu correo',
  askedText: email =>
    `Si existe una cuenta con ${email}, ya va en camino un enlace para elegir una contraseña nueva. Sirve durante una hora.`,
  askedHint: '¿No llegó nada? Busca en el correo no deseado o prueba con otra dirección.',
  withoutMailTitle: 'El enlace quedó en el servidor',
  withoutMailText: email =>
    `Desde aquí no se envían correos. Si existe una cuenta con ${email}, quien administra este servidor tiene un enlace para que elijas una contraseña nueva. Sirve durante una hora.`,
  otherAddress: 'Probar con otra dirección',
  toLogin: 'Volver a iniciar sesión',

  resetTitle: 'Elige una contraseña nueva',
  resetText: 'Se cerrará la sesión en todos tus dispositivos y tendrás que entrar de nuevo.',
  newPassword: 'Contraseña nueva',
  savePassword: 'Guardar contraseña',
  savingPassword: 'Guardando...',
  passwordSaved: {
    title: 'Contraseña guardada',
    message: 'Inicia sesión con tu contraseña nueva.',
  },
  passwordNotSaved: {
    title: 'No se pudo guardar la contraseña',
    message: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  linkExpiredTitle: 'Este enlace ya no funciona',
  linkExpiredText: 'Ya se usó o tiene más de una hora. Pide uno nuevo.',
  askAgain: 'Pedir un enlace nuevo',

  verifiedTitle: 'Tu correo está confirmado',
  verifiedText: 'Gracias. Ahora otras personas pueden compartir listas contigo.',
  changedTitle: 'Tu nuevo correo está confirmado',
  changedText: 'Desde ahora inicias sesión con la dirección nueva.',
  startShopping: 'Empezar a comprar',
  toProfile: 'Ir al perfil',
  verifyExpiredTitle: 'Este enlace ya no funciona',
  verifyExpiredText:
    'Es demasiado antiguo o hay uno más nuevo. Inicia sesión y pide otro en tu perfil.',
  verifyExpiredSignedInText: 'Es demasiado antiguo o hay uno más nuevo. Podemos enviarte otro.',
  sendAnother: 'Enviar otro enlace',
  verifyFailedTitle: 'No se pudo confirmar esta dirección',
  takenText: 'Otra cuenta usa este correo. Tu cuenta conserva el que tenía.',
  login: 'Iniciar sesión',
}
