import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  stepOf: (step, of) => `Paso ${step} de ${of}`,
  next: 'Siguiente',
  startShopping: 'Empezar a comprar',
  skip: 'Omitir el recorrido',
  list: {
    headline: '¡Crea tu lista de compras en menos de 3 minutos!',
    text: () => 'Llena tu carrito con lo que necesitas. El total se va sumando solo.',
  },
  meals: {
    headline: '¡Genera comidas según tus preferencias!',
    text: () =>
      'Elige una comida, una dieta, un presupuesto y un límite de calorías. Con un toque, sus ingredientes van al carrito.',
  },
  shelves: {
    headline: '¡Compra en todo el inventario de la tienda!',
    text: products =>
      `Más de ${products} productos con los precios de hoy. Busca, filtra por dieta o departamento y mira las ofertas.`,
  },
  saved: {
    headline: '¡Guarda tus listas y compra sin estrés!',
    text: () => 'Ponle un nombre a tu lista y márcala por departamentos cuando estés en la tienda.',
  },
  favorites: {
    headline: '¡Guarda tus comidas y productos favoritos!',
    text: () => 'Toca el corazón de lo que te guste. Lo encuentras después en Favoritos.',
  },
  ready: {
    headline: '¡Ya está todo listo!',
    text: () => 'Eso es todo. Tu tienda está abierta.',
  },
}
