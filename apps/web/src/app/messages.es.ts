import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  appName: 'Aisleway',
  home: 'Aisleway, inicio',
  mainNavigation: 'Principal',
  meals: 'Comidas',
  plan: 'Planear',
  browse: 'Productos',
  about: 'Acerca de',
  favorites: 'Favoritos',
  myLists: 'Mis listas',
  openMenu: 'Abrir el menú',
  signIn: 'Entrar',
  shortcuts: 'Accesos directos',
  homePlace: 'Inicio',
  searchPlace: 'Buscar',
  mealsPlace: 'Comidas',
  listsPlace: 'Listas',
  homeTitle: (store = '') => (store ? `Aisleway · ${store}` : 'Aisleway'),
  welcome: (store, isRegular) =>
    isRegular ? `Qué gusto verte de nuevo en ${store}` : `Te damos la bienvenida a ${store}`,
  yourStore: 'Tu tienda',
  openEveryDay: 'Abierto todos los días',
  generateMeals: 'Generar comidas',
  generateMealsText:
    'Elige una comida, una dieta y un presupuesto. Recibe recetas con los precios de esta tienda.',
  browseAll: 'Ver todos los productos',
  browseAllText: (products, departments) =>
    `Más de ${products} productos en ${departments} departamentos, con los precios de hoy.`,
  crashTitle: 'Algo salió mal',
  crashText: 'No se pudo mostrar la página. No se perdió nada de tu carrito.',
  notFetchedTitle: 'No se pudo cargar esta pantalla',
}
