import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Apariencia',
  change: 'Cambiar la apariencia',
  close: 'Cerrar',
  theme: 'Tema',
  themes: {
    system: 'Como el dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
  },
  textSize: 'Tamaño del texto',
  textSizes: {
    normal: 'Estándar',
    large: 'Grande',
    larger: 'Más grande',
  },
  summary: (theme, textSize) => `${theme} y ${textSize}`,
  onDevice: 'Se guarda en este dispositivo.',
  onAccount: 'Para todos los dispositivos en los que inicies sesión.',
  notSaved: 'Guardado solo en este dispositivo',
  notSavedText: 'No se pudo guardar en tu cuenta.',
}
