import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  scan: 'Escanear un código de barras',
  title: 'Escanea un código de barras',
  hint: 'Pon las barras dentro del marco. Puedes escanear uno tras otro.',
  close: 'Cerrar',
  picture: 'Imagen de la cámara',
  starting: 'Encendiendo la cámara...',
  refused:
    'La cámara no está permitida aquí. Permítela en los ajustes de tu navegador o escribe los dígitos.',
  missing: 'No encontramos ninguna cámara. Escribe los dígitos que están bajo las barras.',
  lost: 'No se pudo cargar el lector. Escribe los dígitos que están bajo las barras.',
  found: name => `Encontrado: ${name}`,
  unknown: code => `La tienda no tiene ningún producto con el código ${code}`,
  failed: 'Ahora no se puede buscar el código. Inténtalo de nuevo en un momento.',
  add: 'Agregar',
  digits: 'Dígitos bajo las barras',
  wrongDigits: 'Estos dígitos no son un código de barras. Revísalos uno por uno.',
  find: 'Buscar',
}
