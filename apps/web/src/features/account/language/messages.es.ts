import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  language: 'Idioma',
  mailsToo: 'De la app y de los correos. Los productos y las recetas están en inglés.',
  changeTitle: '¿Cambiar el idioma?',
  changeText: 'La página se volverá a cargar y se perderá lo que escribiste aquí sin guardar.',
  stay: 'Ahora no',
  change: 'Cambiar idioma',
  offline: { title: 'Sin conexión', message: 'Podrás cambiar el idioma cuando la haya.' },
}
