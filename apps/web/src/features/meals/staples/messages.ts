import type { Staple } from '@aisleway/core/meals/basket/staples'

export const messages = {
  title: 'What do you have at home?',
  description:
    'What you leave unticked counts in the price of a meal and goes into the cart with it.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  notSaved: {
    title: 'Your answer could not be saved',
    message: 'Please try again.',
  },
  names: {
    salt: 'Salt and pepper',
    oil: 'Oil',
    flour: 'Flour and breadcrumbs',
    sugar: 'Sugar, honey and syrup',
    baking: 'Baking powder, baking soda and vanilla',
    spices: 'Spices and dried herbs',
    garlic: 'Garlic and onions',
    butter: 'Butter',
    eggs: 'Eggs',
    milk: 'Milk',
    rice: 'Rice and pasta',
    tomatoes: 'Canned tomatoes and tomato paste',
    broth: 'Broth',
    vinegar: 'Vinegar',
    juice: 'Lemon and lime juice',
    sauces: 'Ketchup, mustard, soy sauce and the like',
  } satisfies Record<Staple, string>,

  panelTitle: 'At home',
  panelText: 'Counted in no meal’s price, and left out of the cart.',
  nothing: 'None of the usual staples',
  unknown: 'Tell us which staples you have, and meals are priced for your kitchen.',
  edit: 'Edit',
  editNamed: 'Edit what you have at home',
  loadFailed: 'What you have at home could not be loaded.',
}
