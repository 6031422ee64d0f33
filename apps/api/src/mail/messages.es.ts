import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  appName: 'Aisleway',
  footer: 'Una herramienta independiente para hacer listas, sin relación con ningún supermercado.',
  linkInFull: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  smsCode: code => `${code} es tu código de Aisleway. Sirve durante 5 minutos.`,

  verifyAddress: {
    subject: 'Confirma tu correo electrónico',
    lead: 'Confirma que esta dirección es tuya.',
    button: 'Confirmar dirección',
    notes: [
      'El enlace funciona durante 24 horas.',
      'Si no te registraste en Aisleway, ignora este correo: no pasará nada más.',
    ],
  },
  resetPassword: {
    subject: 'Elige una contraseña nueva',
    lead: 'Alguien pidió una contraseña nueva para tu cuenta de Aisleway. Si fuiste tú, elígela aquí.',
    button: 'Elegir una contraseña',
    notes: [
      'El enlace funciona durante una hora y una sola vez. Se cerrará la sesión en todos los demás dispositivos.',
      'Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
    ],
  },
  confirmNewAddress: {
    subject: 'Confirma tu nuevo correo electrónico',
    lead: 'Abre este enlace para usar esta dirección en tu cuenta de Aisleway desde ahora.',
    button: 'Usar esta dirección',
    notes: [
      'El enlace funciona durante 24 horas.',
      'Si no lo pediste, ignora este correo: no cambia nada.',
    ],
  },
  addressChangeNotice: {
    subject: 'Tu correo electrónico está por cambiar',
    lead: newAddress =>
      `Alguien pidió usar ${newAddress} en tu cuenta de Aisleway en lugar de esta dirección. Cambiará cuando se abra el enlace que se envió allí.`,
    button: 'No fui yo',
    notes: [
      'Si fuiste tú, no tienes que hacer nada. Si no, elige una contraseña nueva: eso lo detiene.',
    ],
  },
  passwordChanged: {
    subject: 'Tu contraseña cambió',
    lead: 'Se cambió la contraseña de tu cuenta de Aisleway y se cerró la sesión en todos los demás dispositivos.',
    button: 'No fui yo',
    notes: ['Si fuiste tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva.'],
  },
  factorAdded: {
    subject: 'Se agregó un segundo paso a tu inicio de sesión',
    lead: name =>
      `Desde ahora, para iniciar sesión en tu cuenta de Aisleway también se pide un código de “${name}”.`,
    button: 'Abrir tu perfil',
    notes: ['Si no fuiste tú, quítalo en tu perfil y cambia tu contraseña.'],
  },
  factorRemoved: {
    subject: 'Se quitó un segundo paso de tu inicio de sesión',
    lead: name =>
      `Para iniciar sesión en tu cuenta de Aisleway ya no se pide un código de “${name}”.`,
    button: 'Abrir tu perfil',
    notes: ['Si no fuiste tú, cambia tu contraseña y revisa tus sesiones abiertas.'],
  },
  invitation: {
    subject: 'Te invitaron a compartir una lista de compras',
    lead: from =>
      `${from ?? 'Una persona que usa Aisleway'} quiere compartir una lista de compras contigo.`,
    button: 'Ver tus invitaciones',
    notes: [
      'No se comparte nada hasta que aceptes.',
      'Si no sabes quién te invita, rechaza la invitación o ignora este correo.',
    ],
  },
  accountDeleted: {
    subject: 'Tu cuenta se eliminó',
    lead: 'Tu cuenta de Aisleway y lo que guardaba ya no existen, como pediste.',
    notes: ['Las listas que compartiste se quedan con las personas con quienes las compartiste.'],
  },
}
