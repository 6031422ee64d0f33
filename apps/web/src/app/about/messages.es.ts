import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: 'Acerca de Aisleway',
  pageTitle: 'Acerca de · Aisleway',
  intro: store =>
    `Aisleway te ayuda a planear y hacer las compras en un supermercado: ${store}. Conoce los estantes, suma lo que cuesta tu lista antes de que salgas de casa y recorre la tienda contigo.`,
  whatTitle: 'Qué hace',
  what: [
    'Busca en toda la tienda con los precios de hoy, por departamento y por dieta.',
    'Encuentra comidas que van con tu dieta, tus calorías y tu presupuesto, y pon sus ingredientes en el carrito.',
    'Guarda listas, compártelas con quienes compras y márquenlas juntos.',
    'Mira después cuánto gastaste y cuánto ahorraste.',
  ],
  independentTitle: 'Independiente',
  independent:
    'Aisleway es una herramienta independiente para hacer listas, sin relación con ninguna cadena de supermercados. Nadie paga por aparecer primero en una búsqueda ni por ser sugerido.',
  pricesTitle: 'De dónde vienen los precios',
  prices: (products, store) =>
    `Del catálogo de ${store}: más de ${products} productos, cargados por quienes administran esta aplicación. En la caja vale el precio del estante.`,
  // No full stop: the time ends with “a.m.” or “p.m.”.
  updated: moment => `Última actualización de precios: ${moment}`,
  privacyTitle: 'Tu privacidad, en palabras sencillas',
  privacy: [
    'Sin una cuenta, tu carrito y tus favoritos se quedan en este navegador.',
    'Con una cuenta, guardamos lo que nos das: tu nombre y correo, tu carrito, tus listas, compras y favoritos, y lo que nos cuentas sobre cómo compras.',
    'Los demás ven una lista tuya solo cuando la compartes con ellos.',
    'No hay anuncios ni rastreadores, y no vendemos nada sobre ti.',
    'En tu perfil puedes descargar todo lo que guardamos sobre ti y borrar tu cuenta con todo lo que contiene.',
  ],
  licensesTitle: 'El trabajo de otros',
  licenses:
    'Las imágenes, los íconos, las letras y los datos de nutrición vienen de personas que comparten su trabajo.',
  licensesLink: 'Ver las licencias',
  comingTitle: 'Lo que viene',
  coming: 'Una guía pasillo por pasillo: tu lista en el orden de tu recorrido.',
  comingLink: 'Lee lo que viene',
}
