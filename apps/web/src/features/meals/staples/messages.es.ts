import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  title: '¿Qué tienes en casa?',
  description: 'Lo que no marques cuenta en el precio de una comida y va con ella al carrito.',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  notSaved: {
    title: 'No se pudo guardar tu respuesta',
    message: 'Inténtalo de nuevo.',
  },
  names: {
    salt: 'Sal y pimienta',
    oil: 'Aceite',
    flour: 'Harina y pan rallado',
    sugar: 'Azúcar, miel y jarabe',
    baking: 'Polvo de hornear, bicarbonato y vainilla',
    spices: 'Especias y hierbas secas',
    garlic: 'Ajo y cebolla',
    butter: 'Mantequilla',
    eggs: 'Huevos',
    milk: 'Leche',
    rice: 'Arroz y pasta',
    tomatoes: 'Tomate en lata y pasta de tomate',
    broth: 'Caldo',
    vinegar: 'Vinagre',
    juice: 'Jugo de limón y de lima',
    sauces: 'Kétchup, mostaza, salsa de soya y similares',
  },

  panelTitle: 'En casa',
  panelText: 'No cuenta en el precio de ninguna comida ni va al carrito.',
  nothing: 'Ninguno de los básicos',
  unknown: 'Dinos qué básicos tienes y cada comida tendrá el precio para tu cocina.',
  edit: 'Editar',
  editNamed: 'Editar lo que tienes en casa',
  loadFailed: 'No se pudo cargar lo que tienes en casa.',
}
