import type { LoadingText } from '@aisleway/core/meals/generation/loading-timeline'
import type { MealType } from '@aisleway/core/meals/generation/meal-types'
import type { MealLimit } from '@aisleway/core/meals/generation/without-one-limit'
import { countText } from '@aisleway/core/text/count-text'
import { messages as labels } from '../catalogue/label-messages.ts'

const mealTypeNames: Record<MealType, { one: string; many: string }> = {
  breakfast: { one: 'breakfast', many: 'breakfasts' },
  lunch: { one: 'lunch', many: 'lunches' },
  dinner: { one: 'dinner', many: 'dinners' },
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${countText(count)} ${count === 1 ? one : many}`

const mealsOfType = (count: number, type: MealType) =>
  counted(count, mealTypeNames[type].one, mealTypeNames[type].many)

/** Says "olive oil, paprika and 3 more". */
const listed = (names: string[], more: number) =>
  more > 0
    ? `${names.join(', ')} and ${more} more`
    : names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
      : names.join('')

export const messages = {
  title: 'Meal Generation',
  pageTitle: (page: string) => `${page} · Aisleway`,
  formTitle: 'Plan a meal',
  mealType: 'Meal type',
  mealTypes: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } satisfies Record<
    MealType,
    string
  >,
  dietaryPreference: 'Dietary preference',
  noPreference: 'No Preference',
  budget: 'Budget',
  maxCalories: 'Max Calories',
  budgetHint: 'Per serving. Leave blank for any.',
  caloriesHint: 'Leave blank for any.',
  generate: 'Generate Meals',
  generating: 'Generating...',
  backToHome: 'Back to Home',
  initialPrompt: 'Fill out the form and click Generate Meals to see recommendations.',
  browseCookbook: 'Browse the cookbook',
  change: 'Change',
  upTo: (amount: string) => `up to ${amount}`,
  upToCalories: (calories: number) => `up to ${counted(calories, 'calorie')}`,
  anyMeal: 'Any diet, budget, and calories',

  chefTitle: 'AI Chef at Work',
  chefProgress: 'Generating meals',
  showNow: 'Show results now',
  loadingText(text: LoadingText): string {
    switch (text.kind) {
      case 'meal_type':
        return `Analyzing ${mealTypeNames[text.mealType].one} options...`
      case 'diet':
        return `Finding ${labels.diets[text.diet]} recipes...`
      case 'chef':
        return 'Consulting the AI chef...'
      case 'calories':
        return `Selecting meals under ${counted(text.maxCalories, 'calorie')}...`
      case 'personal':
        return 'Creating personalized recipes...'
      case 'finalising':
        return 'Finalizing your recommendations...'
    }
  },

  missingType: { title: 'Missing information', message: 'Please select a meal type.' },
  found: (total: number) => ({
    title: 'Meals found!',
    message: `Found ${counted(total, 'meal')} matching your criteria.`,
  }),
  noneFound: {
    title: 'No meals found',
    message: 'Try adjusting your criteria to see more results.',
  },
  /** What leaving out one of the limits would find. */
  without: {
    budget: (total: number) => `Any budget: ${counted(total, 'meal')}`,
    calories: (total: number) => `Any calories: ${counted(total, 'meal')}`,
    diet: (total: number) => `Any diet: ${counted(total, 'meal')}`,
  } satisfies Record<MealLimit, (total: number) => string>,
  failed: { title: 'Failed to generate meals', message: 'Please try again later.' },
  reshuffled: { title: 'Meals reshuffled!' },
  tryAgain: 'Try again',

  shownOf: (shown: number, total: number, type: MealType) =>
    shown < total ? `${shown} of ${mealsOfType(total, type)}` : mealsOfType(total, type),
  reshuffle: 'Reshuffle',
  viewAll: 'View All Meals',
  viewRecipe: 'View Recipe Details',
  viewRecipeOf: (meal: string) => `of ${meal}`,
  perServing: 'per serving',
  total: 'Total',
  totalOf: (amount: string) => `${amount} total`,
  calories: (calories: number) => counted(calories, 'calorie'),
  servings: (servings: number) => counted(servings, 'serving'),
  prep: (time: string) => `${time} prep`,
  cook: (time: string) => `${time} cook`,
  allInStore: (count: number) => `${counted(count, 'ingredient')}, all in store`,
  someInStore: (count: number, inStore: number) =>
    `${counted(count, 'ingredient')}, ${inStore} in store`,
  notPriced: 'No price',

  details: 'Meal details',
  ingredients: 'Ingredients',
  recipe: 'Recipe',
  nutrition: 'Nutrition',
  servingsLabel: 'Servings',
  moreServings: 'One more serving',
  fewerServings: 'One less serving',
  pricePerServing: 'Price per serving',
  totalForServings: (amount: string, servings: number) =>
    `${amount} for ${counted(servings, 'serving')}`,
  includePantry: 'Include pantry items in cost',
  addMeal: 'Add Meal to Cart',
  addingMeal: 'Adding...',
  onlyPantry: 'This meal only uses pantry items. Add any you’re out of.',
  notCounted: (count: number) =>
    count === 1
      ? '1 ingredient isn’t sold here, so it’s not in the price.'
      : `${count} ingredients aren’t sold here, so they’re not in the price.`,
  startCooking: 'Start cooking',
  print: 'Print',

  added: 'Added to cart',
  addedMeal: (meal: string, count: number) => `${counted(count, 'ingredient')} for ${meal}`,
  viewCart: 'View Cart',

  warnings: {
    missing: {
      title: 'Missing ingredients data',
      message:
        "We couldn't find ingredient information for this meal. You won't be able to add it to your cart.",
    },
    none: {
      title: 'No ingredients available',
      message: "This meal doesn't have ingredients information in our database.",
    },
    invalid: {
      title: 'Invalid ingredients data',
      message: 'The ingredients for this meal have formatting issues.',
    },
  },

  asNeeded: 'As needed',
  nameAsNeeded: (name: string) => `${name}, as needed`,
  uses: (percent: number, packages: number) =>
    `Uses ${percent}% of ${packages === 1 ? 'the package' : `${packages} packages`}`,
  priceOfEach: (packages: number, amount: string) => `${packages} × ${amount}`,
  packagesOf: (name: string) => `Packages of ${name}`,
  morePackages: (name: string) => `One more package of ${name}`,
  fewerPackages: (name: string) => `One less package of ${name}`,
  addToCart: (name: string) => `Add ${name} to cart`,
  addedToCart: (name: string) => `${name} is in your cart. Add another`,
  notFound: 'Not sold at this store',
  swap: 'Swap',
  swapNamed: (name: string) => `Swap ${name}`,

  ifYouLack: (amount: string, names: string[], more: number) =>
    `+ ${amount} if you need ${listed(names, more)}`,
  includesLacking: (amount: string, names: string[], more: number) =>
    `including ${amount} for ${listed(names, more)}`,
  staplesQuestion: 'Do you have salt, oil, and flour?',
  staplesReason: 'How about other staples? We’ll add anything you’re missing to meal prices.',
  staplesAll: 'I have them all',
  staplesSome: 'Not all of them',
  staplesSaving: 'Saving...',
  staplesChange: 'Edit what you have at home',

  pantryTitle: 'You may already have these items',
  inPantry: 'In your pantry',
  pantryNote: (count: number, counts: number) =>
    counts === 0
      ? `${counted(count, 'pantry item')}, not in the total`
      : `${counts} of ${counted(count, 'pantry item')} in the total`,
  addPantry: (name: string) => `Add ${name} to the total`,
  removePantry: (name: string) => `Take ${name} out of the total`,

  swapTitle: (food: string) => `Swap ${food}`,
  swapNow: 'In this meal now',
  swapOthers: 'Other products',
  swapNone: 'The store doesn’t have anything else that works for this ingredient.',
  swapFailed: 'We couldn’t load other products.',
  choose: 'Choose',
  chooseNamed: (name: string) => `Choose ${name}`,
  samePrice: 'Same price',
  costsMore: (amount: string) => `${amount} more`,
  costsLess: (amount: string) => `${amount} less`,
  packages: (count: number) => counted(count, 'package'),
  swapped: 'Ingredient swapped',
  close: 'Close',
  loading: 'Loading',

  steps: 'Steps',
  noSteps: 'This recipe has no steps.',
  noNutrition: 'No nutrition information available',
  nutritionCaption: 'Nutrition facts per serving',
  nutrient: 'Nutrient',
  amountPerServing: 'Per serving',
  dailyValue: 'Daily value',
  dailyValueNote:
    'Percent daily values are based on a 2,000-calorie diet. Trans fat and sugar don’t have one.',
  dailyPlot: 'Percent daily values per serving',
  dailyMark: 'The mark shows 100% of the daily value.',
  percent: (percent: number) => `${percent}%`,
  noDailyValue: '–',

  mealNotFound: 'This meal isn’t in the cookbook',
  mealNotFoundText: 'It may have been removed, but there are plenty of others.',
  mealFailed: 'We couldn’t load this meal',
  exploreMeals: 'Explore Meals',
  cookbook: 'Cookbook',
  keptCopy: 'You’re seeing your saved copy',
  keptCopyText: 'We couldn’t load this meal from the cookbook, so prices may have changed.',
}
