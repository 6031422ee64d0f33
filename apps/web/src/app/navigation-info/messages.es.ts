import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Guía pasillo por pasillo',
  pageTitle: 'Muy pronto: la guía · Aisleway',
  comingSoon: 'Muy pronto',
  intro: store =>
    `Tu lista, en el orden de tu recorrido por ${store}. Levantas la vista una vez y el siguiente producto está frente a ti.`,
  steps: [
    {
      title: 'Tu lista encuentra el camino',
      text: 'Cada producto conoce su pasillo. La lista se ordena sola, de la puerta a la caja.',
    },
    {
      title: 'Un pasillo a la vez',
      text: 'Ves lo que hay que tomar en el pasillo donde estás y cuál viene después.',
    },
    {
      title: 'Sin dar dos vueltas',
      text: '¿Agregaste algo en el camino? Aparece donde todavía vas a pasar.',
    },
  ],
  promise: 'Únete a la lista de espera y te enviamos un correo cuando esté lista.',
  toHome: 'Volver al inicio',
}
