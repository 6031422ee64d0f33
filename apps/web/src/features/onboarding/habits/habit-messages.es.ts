import type { messages as english } from './habit-messages.ts'

export const messages: typeof english = {
  questions: {
    shoppingDays: () => '¿Qué días sueles hacer las compras?',
    shoppingTimes: () => '¿A qué hora sueles hacer las compras?',
    shopsHere: store => `¿Compras en ${store}?`,
    shoppingStyles: () => '¿Cómo te gusta comprar?',
  },
  options: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
    '6am-8am': '6 a 8 a. m.',
    '8am-10am': '8 a 10 a. m.',
    '10am-12pm': '10 a. m. a 12 p. m.',
    '12pm-2pm': '12 a 2 p. m.',
    '2pm-4pm': '2 a 4 p. m.',
    '4pm-6pm': '4 a 6 p. m.',
    '6pm-8pm': '6 a 8 p. m.',
    '8pm-10pm': '8 a 10 p. m.',
    'after-10pm': 'Después de las 10 p. m.',
    yes: 'Sí',
    no: 'No',
    'full-list': 'Lista completa',
    'few-items': 'Unas pocas cosas',
    browse: 'Voy mirando',
  },
  optionTexts: {
    'full-list': 'Planeo con tiempo y compro toda la lista',
    'few-items': 'Paso por lo que me falta hoy',
    browse: 'Miro y decido en el pasillo',
  },
}
