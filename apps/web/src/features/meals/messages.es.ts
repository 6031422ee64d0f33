import type { MealType } from '@aisleway/core/meals/generation/meal-types'
import { countText } from '@aisleway/core/text/count-text'
import { messages as labels } from '../catalogue/label-messages.ts'
import type { messages as english } from './messages.ts'

const mealTypeNames: Record<MealType, { one: string; many: string }> = {
  breakfast: { one: 'desayuno', many: 'desayunos' },
  lunch: { one: 'almuerzo', many: 'almuerzos' },
  dinner: { one: 'cena', many: 'cenas' },
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${countText(count)} ${count === 1 ? one : many}`

const mealsOfType = (count: number, type: MealType) =>
  counted(count, mealTypeNames[type].one, mealTypeNames[type].many)

const servingsText = (count: number) => counted(count, 'porción', 'porciones')

const listed = (names: string[], more: number) =>
  more > 0
    ? `${names.join(', ')} y ${more} más`
    : names.length > 1
      ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`
      : names.join('')

export const messages: typeof english = {
  title: 'Generar comidas',
  pageTitle: page => `${page} · Aisleway`,
  formTitle: 'Planea una comida',
  mealType: 'Tipo de comida',
  mealTypes: { breakfast: 'Desayuno', lunch: 'Almuerzo', dinner: 'Cena' },
  dietaryPreference: 'Preferencia de dieta',
  noPreference: 'Sin preferencia',
  budget: 'Presupuesto',
  maxCalories: 'Calorías máximas',
  budgetHint: 'Por porción. Déjalo vacío si no importa.',
  caloriesHint: 'Déjalo vacío si no importa.',
  generate: 'Generar comidas',
  generating: 'Generando...',
  backToHome: 'Volver al inicio',
  initialPrompt: 'Llena el formulario y toca Generar comidas para ver recomendaciones.',
  browseCookbook: 'Ver el recetario',
  change: 'Cambiar',
  upTo: amount => `hasta ${amount}`,
  upToCalories: calories => `hasta ${counted(calories, 'caloría')}`,
  anyMeal: 'Cualquier dieta, presupuesto y calorías',

  chefTitle: 'El chef con IA está trabajando',
  chefProgress: 'Generando comidas',
  showNow: 'Mostrar los resultados ahora',
  loadingText(text) {
    switch (text.kind) {
      case 'meal_type':
        return `Analizando opciones de ${mealTypeNames[text.mealType].one}...`
      case 'diet':
        return `Buscando recetas: ${labels.diets[text.diet]}...`
      case 'chef':
        return 'Consultando al chef con IA...'
      case 'calories':
        return `Eligiendo comidas de menos de ${counted(text.maxCalories, 'caloría')}...`
      case 'personal':
        return 'Creando recetas a tu gusto...'
      case 'finalising':
        return 'Terminando tus recomendaciones...'
    }
  },

  missingType: { title: 'Falta información', message: 'Elige un tipo de comida.' },
  found: total => ({
    title: '¡Comidas encontradas!',
    message: `${total === 1 ? 'Se encontró' : 'Se encontraron'} ${counted(total, 'comida')} para lo que pediste.`,
  }),
  noneFound: {
    title: 'No se encontraron comidas',
    message: 'Cambia lo que pediste para ver más resultados.',
  },
  without: {
    budget: total => `Sin límite de precio: ${counted(total, 'comida')}`,
    calories: total => `Sin límite de calorías: ${counted(total, 'comida')}`,
    diet: total => `Con cualquier dieta: ${counted(total, 'comida')}`,
  },
  failed: { title: 'No se pudieron generar comidas', message: 'Inténtalo de nuevo más tarde.' },
  reshuffled: { title: '¡Comidas mezcladas!' },
  tryAgain: 'Intentar de nuevo',

  shownOf: (shown, total, type) =>
    shown < total ? `${shown} de ${mealsOfType(total, type)}` : mealsOfType(total, type),
  reshuffle: 'Mezclar',
  viewAll: 'Ver todas las comidas',
  viewRecipe: 'Ver la receta',
  viewRecipeOf: meal => `de ${meal}`,
  perServing: 'por porción',
  total: 'Total',
  totalOf: amount => `${amount} en total`,
  calories: calories => counted(calories, 'caloría'),
  servings: servingsText,
  prep: time => `${time} de preparación`,
  cook: time => `${time} de cocción`,
  allInStore: count => `${counted(count, 'ingrediente')}, todo en la tienda`,
  someInStore: (count, inStore) => `${counted(count, 'ingrediente')}, ${inStore} en la tienda`,
  notPriced: 'Aquí no tiene precio',

  details: 'Detalles de la comida',
  ingredients: 'Ingredientes',
  recipe: 'Receta',
  nutrition: 'Nutrición',
  servingsLabel: 'Porciones',
  moreServings: 'Una porción más',
  fewerServings: 'Una porción menos',
  pricePerServing: 'Precio por porción',
  totalForServings: (amount, servings) => `${amount} para ${servingsText(servings)}`,
  includePantry: 'Incluir lo de la despensa en el costo',
  addMeal: 'Agregar al carrito',
  addingMeal: 'Agregando...',
  onlyPantry: 'Todo lo que lleva es de despensa. Agrega lo que te falte.',
  notCounted: count =>
    count === 1
      ? '1 ingrediente no se vende aquí y no está en el precio.'
      : `${count} ingredientes no se venden aquí y no están en el precio.`,
  startCooking: 'Empezar a cocinar',
  print: 'Imprimir',

  added: 'Agregado al carrito',
  addedMeal: (meal, count) => `${counted(count, 'ingrediente')} de ${meal}`,
  viewCart: 'Ver carrito',

  warnings: {
    missing: {
      title: 'Faltan los ingredientes',
      message: 'No encontramos los ingredientes de esta comida. No podrás agregarla a tu carrito.',
    },
    none: {
      title: 'No hay ingredientes',
      message: 'Esta comida no tiene ingredientes en nuestra base de datos.',
    },
    invalid: {
      title: 'Ingredientes no válidos',
      message: 'Los ingredientes de esta comida tienen errores de formato.',
    },
  },

  asNeeded: 'Al gusto',
  nameAsNeeded: name => `${name}, al gusto`,
  uses: (percent, packages) =>
    `Usa ${percent}% ${packages === 1 ? 'del paquete' : `de ${packages} paquetes`}`,
  priceOfEach: (packages, amount) => `${packages} × ${amount}`,
  packagesOf: name => `Paquetes de ${name}`,
  morePackages: name => `Un paquete más de ${name}`,
  fewerPackages: name => `Un paquete menos de ${name}`,
  addToCart: name => `Agregar ${name} al carrito`,
  addedToCart: name => `${name} ya está en tu carrito, agregar otra vez`,
  notFound: 'No está en esta tienda',
  swap: 'Cambiar',
  swapNamed: name => `Cambiar ${name}`,

  ifYouLack: (amount, names, more) => `+ ${amount} si te falta ${listed(names, more)}`,
  includesLacking: (amount, names, more) => `${amount} son por ${listed(names, more)}`,
  staplesQuestion: '¿Tienes sal, aceite y harina?',
  staplesReason: '¿Y los demás básicos? Lo que te falte cuenta en cada precio.',
  staplesAll: 'Los tengo todos',
  staplesSome: 'No todos',
  staplesSaving: 'Guardando...',
  staplesChange: 'Editar lo que tienes en casa',

  pantryTitle: 'Quizá ya tengas estos artículos',
  inPantry: 'En tu despensa',
  pantryNote: (count, counts) =>
    counts === 0
      ? `${counted(count, 'artículo')} de despensa, fuera del total`
      : `${counts} de ${counted(count, 'artículo')} de despensa en el total`,
  addPantry: name => `Sumar ${name} al total`,
  removePantry: name => `Sacar ${name} del total`,

  swapTitle: food => `Cambiar ${food}`,
  swapNow: 'En esta comida ahora',
  swapOthers: 'Otros productos',
  swapNone: 'La tienda no tiene otra cosa que sirva como este ingrediente.',
  swapFailed: 'No se pudieron cargar otros productos.',
  choose: 'Elegir',
  chooseNamed: name => `Elegir ${name}`,
  samePrice: 'Mismo precio',
  costsMore: amount => `${amount} más`,
  costsLess: amount => `${amount} menos`,
  packages: count => counted(count, 'paquete'),
  swapped: 'Ingrediente cambiado',
  close: 'Cerrar',
  loading: 'Cargando',

  steps: 'Pasos',
  noSteps: 'Esta comida no tiene pasos de receta.',
  noNutrition: 'No hay información de nutrición',
  nutritionCaption: 'Datos de nutrición por porción',
  nutrient: 'Nutriente',
  amountPerServing: 'Por porción',
  dailyValue: 'Valor diario',
  dailyValueNote:
    'Porcentaje de los valores diarios de las etiquetas de alimentos de EE. UU., para 2,000 calorías al día. No hay valor fijado para las grasas trans ni para el azúcar.',
  dailyPlot: 'Porcentaje de los valores diarios por porción',
  dailyMark: 'La marca es el 100% de un día.',
  percent: percent => `${percent}%`,
  noDailyValue: '–',

  mealNotFound: 'Esta comida no está en el recetario',
  mealNotFoundText: 'Quizá la quitaron. Hay muchas otras.',
  mealFailed: 'No se pudo cargar esta comida',
  exploreMeals: 'Explorar comidas',
  cookbook: 'Recetario',
  keptCopy: 'Ves esta comida como la guardaste',
  keptCopyText:
    'No se pudo leer del recetario, así que los precios pueden haber cambiado desde entonces.',
}
