import {
  maxFullNameLength,
  maxPasswordLength,
  maxUsernameLength,
  minPasswordLength,
  minUsernameLength,
} from '@aisleway/core/account/rules'
import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Inicia sesión o regístrate',
  pageTitleOf: page => `${page} · Aisleway`,
  login: 'Iniciar sesión',
  signUp: 'Registrarse',
  email: 'Correo electrónico',
  password: 'Contraseña',
  fullName: 'Nombre completo',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordStrength: {
    weak: 'Seguridad: débil. Una más larga es más difícil de adivinar.',
    fair: 'Seguridad: aceptable',
    good: 'Seguridad: buena',
    strong: 'Seguridad: fuerte',
  },
  commonPassword:
    'Es una de las 5000 contraseñas más comunes, las primeras que se prueban. Puedes usarla, pero otra es más segura.',
  loginSubmit: 'Iniciar sesión',
  loginBusy: 'Iniciando sesión...',
  signUpSubmit: 'Crear cuenta',
  signUpBusy: 'Creando la cuenta...',
  errors: {
    invalid_email: 'Escribe un correo electrónico válido',
    short_password: `La contraseña debe tener al menos ${minPasswordLength} caracteres`,
    long_password: `La contraseña puede tener hasta ${maxPasswordLength} caracteres`,
    missing_full_name: 'Escribe tu nombre completo',
    long_full_name: `Tu nombre puede tener hasta ${maxFullNameLength} caracteres`,
    invalid_username: `Un nombre de usuario tiene de ${minUsernameLength} a ${maxUsernameLength} letras, números, puntos, guiones o guiones bajos, y empieza con una letra o un número`,
  },
  loggedIn: fullName => ({
    title: '¡Sesión iniciada!',
    message: `Qué bueno verte de nuevo, ${fullName}.`,
  }),
  loginFailed: {
    title: 'No se pudo iniciar sesión',
    message: 'Revisa tus datos e inténtalo de nuevo.',
  },
  signedUp: {
    title: '¡Registro exitoso!',
    message: 'Revisa tu correo para confirmar tu cuenta.',
  },
  signedUpOnly: {
    title: 'Tu cuenta se creó',
    message: 'Todavía no se pudo iniciar la sesión. Inicia sesión, por favor.',
  },
  signUpFailed: {
    title: 'No se pudo crear la cuenta',
    message: 'Inténtalo de nuevo con otros datos.',
  },
  notSent: 'No se puede llegar a la tienda. Revisa tu conexión; lo que escribiste sigue aquí.',
  tooManyAttempts: waitSeconds => ({
    title: 'Demasiados intentos',
    message: `Espera ${waitText(waitSeconds)} e inténtalo de nuevo.`,
  }),
  forgotPassword: '¿Olvidaste tu contraseña?',
  or: 'o',
  continueWith: provider => `Continuar con ${provider}`,
  leadingTo: provider => `Abriendo ${provider}...`,
  socialErrors: {
    account_exists:
      'Tu correo ya tiene aquí una cuenta que se abre de otra manera. Entra como lo hacías antes.',
    cancelled: 'Se canceló el inicio de sesión.',
    expired: 'El inicio de sesión tardó demasiado o se respondió dos veces. Inténtalo de nuevo.',
    no_email: 'Esa cuenta no tiene correo electrónico, y aquí hace falta uno.',
    failed: 'Ese inicio de sesión no funcionó. Inténtalo de nuevo.',
  },
  verificationSent: email => ({
    title: 'Correo enviado',
    message: `Abre el enlace que enviamos a ${email}.`,
  }),
  verificationKept: {
    title: 'El enlace quedó en el servidor',
    message: 'Quien lo administra encuentra el correo en la carpeta de datos.',
  },
  alreadyVerified: { title: 'Tu correo ya está confirmado' },
  verificationNotSent: {
    title: 'No se pudo enviar el correo',
    message: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  signedOut: { title: 'Sesión cerrada', message: 'Cerraste la sesión correctamente' },
  signOutFailed: { title: 'Error', message: 'No se pudo cerrar la sesión' },
  unsentTitle: '¿Cerrar sesión ahora?',
  unsentText: 'Todavía hay cambios sin enviar. Si cierras la sesión, se perderán.',
  stay: 'Seguir aquí',
  signOutAnyway: 'Cerrar sesión de todos modos',
}

function waitText(seconds?: number): string {
  if (seconds === undefined) return 'unos minutos'
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}
