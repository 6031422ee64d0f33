import { maxFavorites } from '@aisleway/core/favorites/favorite'
import type { messages as english } from './screen-messages.ts'

export const messages: typeof english = {
  title: 'Mis favoritos',
  pageTitle: 'Mis favoritos · Aisleway',
  subtitle: 'Administra tus productos y comidas favoritos',
  backToHome: 'Volver al inicio',
  tabs: 'Favoritos',
  products: 'Productos',
  meals: 'Comidas',
  loading: 'Cargando tus favoritos',
  loadFailed: 'No se pudieron cargar tus favoritos.',
  empty: 'Todavía no tienes favoritos',
  emptyText: 'Toca el corazón de un producto o una comida y lo guardaremos aquí para ti.',
  noProducts: 'Todavía no tienes productos favoritos',
  noProductsText: 'Toca el corazón de un producto y lo guardaremos aquí para ti.',
  noMeals: 'Todavía no tienes comidas favoritas',
  noMealsText: 'Toca el corazón de una comida y la guardaremos aquí para ti.',
  browseProducts: 'Explorar productos',
  exploreMeals: 'Explorar comidas',
  viewMeal: 'Ver comida',
  viewMealNamed: name => `Ver comida ${name}`,
  added: 'Agregado a favoritos',
  removed: 'Quitado de favoritos',
  full: {
    title: 'Tus favoritos están llenos',
    message: `Puedes guardar hasta ${maxFavorites}. Quita alguno para hacer espacio.`,
  },
}
